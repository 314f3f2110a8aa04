import type { Fleet } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { expect, test } from 'vitest';
import { testGateway } from './testing/gateway.ts';

stopTimers();

const next = { ...hotel, version: '1.1.0' };
const releases = [shellRelease(), auth, hotel, listings];

/** Creates a gateway that rolls out `mfe-hotel` 1.1.0 to a percentage of browsers. */
function rolledOut(percent: number | undefined, release = next) {
  const fleet = fleetOf(releases);
  const gateway = testGateway({ fleet, releases: [...releases, release] });
  const roll = (percent: number | undefined) => {
    const rollout = percent ? { version: '1.1.0', percent } : undefined;
    const stable = { current: '1.0.0', rollout };
    const channels = { ...fleet.channels, 'mfe-hotel': { stable } };
    gateway.state.fleet = JSON.stringify({ ...fleet, channels } satisfies Fleet);
    gateway.state.now += 2000;
  };
  roll(percent);
  const page = async (bucket?: string, path = '/grand-plaza/login') => {
    const answer = await gateway.get(
      path,
      bucket ? { Cookie: `a=b; foyer_rollout_bucket=${bucket}` } : {},
    );
    const text = await answer.text();
    return { isNew: text.includes('/-/releases/mfe-hotel/1.1.0/'), answer, text };
  };
  return { ...gateway, roll, page };
}

const BUCKETS = Array.from({ length: 300 }, (_, index) => `bucket-number-${index}`);

test('FLEET-60 FLEET-141 serves the new release to the given percentage of browsers; raising it only adds browsers', async () => {
  const { page, roll } = rolledOut(10);
  const took = async () => {
    const pages = await Promise.all(BUCKETS.map((bucket) => page(bucket)));
    return BUCKETS.filter((_, index) => pages[index]?.isNew);
  };
  const ten = await took();
  expect(ten.length).toBeGreaterThan(15);
  expect(ten.length).toBeLessThan(45);
  roll(50);
  const fifty = await took();
  expect(fifty).toEqual(expect.arrayContaining(ten));
  expect(fifty.length).toBeGreaterThan(120);
  expect(fifty.length).toBeLessThan(180);
  roll(100);
  expect(await took()).toEqual(BUCKETS);
});

test("FLEET-109 keeps a browser's rollout bucket for thirty days, and sets one only during a rollout", async () => {
  const { page, roll, get } = rolledOut(undefined);
  expect((await page()).answer.headers.has('Set-Cookie')).toBe(false);
  roll(50);
  for (const path of [
    '/grand-plaza/login',
    '/-/offline-bundle/grand-plaza',
    '/-/composition/grand-plaza',
  ]) {
    const cookie = (await page(undefined, path)).answer.headers.get('Set-Cookie');
    expect(cookie, path).toMatch(
      /^foyer_rollout_bucket=[\w-]{36}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  }
  expect((await page('bucket-number-1')).answer.headers.has('Set-Cookie')).toBe(false);
  const odd = await get('/grand-plaza/login', { Cookie: 'foyer_rollout_bucket=a%0d%0ab' });
  expect(odd.headers.get('Set-Cookie')).toContain('foyer_rollout_bucket=');
});

test('FLEET-110 serves matching page, offline bundle and composition to a browser, the same every day', async () => {
  const { page, state } = rolledOut(50);
  for (const bucket of BUCKETS.slice(0, 8)) {
    const first = await page(bucket);
    const offlineBundle = JSON.parse((await page(bucket, '/-/offline-bundle/grand-plaza')).text);
    const { id } = JSON.parse((await page(bucket, '/-/composition/grand-plaza')).text);
    expect(first.text).toContain(`"id":"${id}"`);
    expect(offlineBundle.composition.id).toBe(id);
    state.now += 86_400_000;
    expect((await page(bucket)).isNew).toBe(first.isNew);
  }
});

test('FLEET-111 refuses a rollout that conflicts with other releases and keeps the current revision', async () => {
  const clash = { ...next, mounts: [...next.mounts, ...auth.mounts] };
  const { page, get } = rolledOut(10, clash);
  expect((await page('bucket-number-1')).answer.status).toBe(503);
  const working = rolledOut(undefined, clash);
  await working.page();
  working.roll(10);
  expect((await working.page('bucket-number-1')).isNew).toBe(false);
  expect(await (await working.get('/-/healthz')).text()).toContain('login');
  expect((await get('/-/healthz')).status).toBe(503);
});

test('FLEET-111 rejects a document with more than six concurrent rollouts', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `mfe-extra-${index}`);
  const extra = names.map((name) => remoteRelease(name, []));
  const fleet = fleetOf([...releases, ...extra]);
  const rollout = { version: '1.1.0', percent: 10 };
  for (const name of names) {
    fleet.channels[name] = { stable: { current: '1.0.0', rollout } };
    fleet.hotels['*'] = { remotes: { ...fleet.hotels['*']?.remotes, [name]: { enabled: true } } };
  }
  const newer = extra.map((release) => ({ ...release, version: '1.1.0' }));
  const { get, state } = testGateway({ fleet, releases: [...releases, ...extra, ...newer] });
  expect((await get('/grand-plaza/login')).status).toBe(503);
  expect(state.log.join()).toContain('7 releases are rolled out at once; at most 6 may be');
});
