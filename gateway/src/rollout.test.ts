import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, listings, remoteRelease, shellRelease } from './testing/fixtures.ts';
import { testGateway } from './testing/gateway.ts';
import { stoppedTimers } from './testing/stopped-timers.ts';

stoppedTimers();

const next = { ...hotel, version: '1.1.0' };
const releases = [shellRelease(), auth, hotel, listings];

/** A gateway whose fleet rolls `mfe-hotel` 1.1.0 out to so many of a hundred, at every hotel. */
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
  const page = async (lot?: string, path = '/grand-plaza/login') => {
    const answer = await gateway.get(path, lot ? { Cookie: `a=b; foyer_lot=${lot}` } : {});
    const text = await answer.text();
    return { isNew: text.includes('/-/releases/mfe-hotel/1.1.0/'), answer, text };
  };
  return { ...gateway, roll, page };
}

const LOTS = Array.from({ length: 300 }, (_, place) => `lot-number-${place}`);

test('FLEET-60 so many of a hundred browsers get the new release; raising it only adds', async () => {
  const { page, roll } = rolledOut(10);
  const took = async () => {
    const pages = await Promise.all(LOTS.map((lot) => page(lot)));
    return LOTS.filter((_, place) => pages[place]?.isNew);
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
  expect(await took()).toEqual(LOTS);
});

test('FLEET-60 a browser keeps its lot for thirty days, and gets one only where it decides something', async () => {
  const { page, roll, get } = rolledOut(undefined);
  expect((await page()).answer.headers.has('Set-Cookie')).toBe(false);
  roll(50);
  for (const path of ['/grand-plaza/login', '/-/set/grand-plaza', '/-/composition/grand-plaza']) {
    const cookie = (await page(undefined, path)).answer.headers.get('Set-Cookie');
    expect(cookie, path).toMatch(
      /^foyer_lot=[\w-]{36}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  }
  expect((await page('lot-number-1')).answer.headers.has('Set-Cookie')).toBe(false);
  const odd = await get('/grand-plaza/login', { Cookie: 'foyer_lot=a%0d%0ab' });
  expect(odd.headers.get('Set-Cookie')).toContain('foyer_lot=');
});

test('FLEET-60 page, set and composition of one browser agree, and a page is the same one day after day', async () => {
  const { page, state } = rolledOut(50);
  for (const lot of LOTS.slice(0, 8)) {
    const first = await page(lot);
    const set = JSON.parse((await page(lot, '/-/set/grand-plaza')).text);
    const { id } = JSON.parse((await page(lot, '/-/composition/grand-plaza')).text);
    expect(first.text).toContain(`"id":"${id}"`);
    expect(set.composition.id).toBe(id);
    state.now += 86_400_000;
    expect((await page(lot)).isNew).toBe(first.isNew);
  }
});

test('FLEET-60 what cannot run beside what others have is refused, and changes nothing', async () => {
  const clash = { ...next, mounts: [...next.mounts, ...auth.mounts] };
  const { page, get } = rolledOut(10, clash);
  expect((await page('lot-number-1')).answer.status).toBe(503);
  const working = rolledOut(undefined, clash);
  await working.page();
  working.roll(10);
  expect((await working.page('lot-number-1')).isNew).toBe(false);
  expect(await (await working.get('/-/healthz')).text()).toContain('login');
  expect((await get('/-/healthz')).status).toBe(503);
});

test('FLEET-60 of more rollouts at once than can be tried the document is refused', async () => {
  const names = Array.from({ length: 7 }, (_, place) => `mfe-extra-${place}`);
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
  expect(state.log.join()).toContain('7 releases are rolled out at once, and 6 may be');
});
