import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Outcome } from '@foyer/shared/contracts/outcome';
import { expect, test } from 'vitest';
import { readDocument } from '../fleet/document.ts';
import { newestEdition } from '../fleet/journal.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { ORIGIN, testGateway } from '../testing/gateway.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { stoppedTimers } from '../testing/stopped-timers.ts';

stoppedTimers();

const HOTEL = 'grand-plaza';
const REMOTE = 'mfe-hotel';
const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ ...hotel, version }));
const releases = [shellRelease(), auth, listings, ...versions, { ...auth, version: '1.1.0' }];
const base = fleetOf([shellRelease(), auth, hotel, listings], { [HOTEL]: {}, inn: {} });

const rollout = { version: '1.1.0', percent: 10 };

/** `base` with this said of the remote's channel, and more of the fleet. */
function fleetWith(stable: object, more: Partial<Fleet> = {}): Fleet {
  const channels = { ...base.channels, [REMOTE]: { stable } };
  return { ...base, channels, ...more } as Fleet;
}
const ROLLED = fleetWith({ current: '1.0.0', rollout });

function braking(fleet: Fleet = ROLLED, options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = testGateway({ fleet, releases, ...options });
  const { app, state, get } = gateway;
  let guests = 0;
  /** So many page loads that tell this of a version, each of a guest elsewhere. */
  async function told(count: number, version: string, kind: Outcome['kind'], remote = REMOTE) {
    for (let times = 0; times < count; times += 1) {
      guests += 1;
      const from = { 'X-Forwarded-For': `10.1.${guests >> 8}.${guests & 255}` };
      const { load } = (await (await get(`/-/load/${HOTEL}`, from)).json()) as { load: string };
      const outcomes = [{ remote, version, screen: 'hotel', kind, ms: 300 }];
      const body = JSON.stringify({ load, outcomes });
      await app.request(`${ORIGIN}/-/outcomes`, { method: 'POST', headers: from, body });
    }
  }
  /** Those of a rollout of which so many fail, among a hundred without a fault. */
  async function fails(failed: number, of: number) {
    await told(100, '1.0.0', 'loaded');
    await told(of - failed, '1.1.0', 'loaded');
    await told(failed, '1.1.0', 'threw');
  }
  async function now() {
    state.now += 2000;
    await get('/-/healthz');
    const edition = await newestEdition(gateway.journal);
    const { fleet } = readDocument(edition?.text ?? '{}');
    return { edition, own: fleet.hotels[HOTEL]?.remotes?.[REMOTE], fleet };
  }
  const lines = () => state.log.filter((line) => line.startsWith('A release'));
  return { ...gateway, told, fails, now, lines };
}

test('FLEET-64 a release that clearly fails more than the one before is taken back at that hotel alone', async () => {
  const { fails, now, lines, get } = braking();
  await fails(5, 24);
  const { edition, own, fleet } = await now();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(fleet.channels[REMOTE]?.stable.rollout).toEqual(rollout);
  expect(fleet.hotels.inn).toEqual({});
  expect(edition).toMatchObject({
    revision: 2,
    who: 'the brake',
    what: 'brake mfe-hotel 1.1.0 --hotel grand-plaza',
    why: 'of 22 page loads 3 failed (threw: 3), with 1.0.0 0 of 100',
  });
  expect(lines()).toHaveLength(1);
  for (let lot = 0; lot < 50; lot += 1) {
    const page = await get(`/${HOTEL}/login`, { Cookie: `foyer_lot=lot-number-${lot}` });
    expect(await page.text()).not.toContain('mfe-hotel/1.1.0');
  }
});

test('FLEET-64 of a release that all have the pages that fell back are those to compare with', async () => {
  const { told, now } = braking(fleetWith({ current: '1.1.0', previous: '1.0.0' }));
  await told(12, '1.1.0', 'loaded');
  await told(15, '1.0.0', 'fell-back');
  await told(15, '1.1.0', 'no-code');
  const { own, edition } = await now();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(edition?.why).toContain('did not load');
});

test.each([
  ['few page loads', 19, 19],
  ['few failures', 1, 60],
])('FLEET-64 %s are no reason', async (_, failed, of) => {
  const { fails, now } = braking();
  await fails(failed, of);
  expect((await now()).edition?.revision).toBe(1);
});

test('FLEET-64 a release that fails as often as the one before it stays', async () => {
  const { told, now } = braking();
  for (const version of ['1.0.0', '1.1.0']) {
    await told(30, version, 'loaded');
    await told(20, version, 'timed-out');
  }
  expect((await now()).edition?.revision).toBe(1);
});

test.each([
  ['a pin at the hotel', { [HOTEL]: { remotes: { [REMOTE]: { pin: '1.1.0' } } } }, undefined],
  ['a pin for all', { '*': { remotes: { [REMOTE]: { enabled: true, pin: '1.1.0' } } } }, undefined],
  ['a brake that is off', {}, { off: true }],
  ['a threshold of more loads', {}, { loads: 50 }],
  ['a threshold of more points', {}, { points: 40 }],
])('FLEET-64 %s stops the brake', async (_, hotels, brake) => {
  const stable = { current: '1.0.0', rollout };
  const said = fleetWith(stable, {
    hotels: { ...base.hotels, ...hotels },
    ...(brake && { brake }),
  });
  const { fails, now, lines } = braking(said);
  await fails(6, 30);
  expect((await now()).edition?.revision).toBe(1);
  expect(lines()).toEqual([]);
});

test('FLEET-64 it never goes to a withdrawn release, and does not act twice for one release', async () => {
  const withdrawn = { [REMOTE]: { '1.0.0': 'wrong prices' } };
  const gone = braking(fleetWith({ current: '1.1.0', previous: '1.0.0' }, { withdrawn }));
  await gone.told(30, '1.1.0', 'threw');
  expect((await gone.now()).edition?.revision).toBe(1);

  const { fails, now, state, told } = braking();
  await fails(10, 30);
  expect((await now()).edition?.revision).toBe(2);
  // The operator means it.
  state.fleet = JSON.stringify({ ...ROLLED, revision: 2 });
  expect((await now()).own).toBeUndefined();
  state.now += 120_000;
  await told(30, '1.1.0', 'threw');
  expect((await now()).edition?.revision).toBe(3);
});

test('FLEET-64 where the mix would not run, all that ran together goes back as a set', async () => {
  const moved = { path: 'offers', area: 'dashboard', screen: 'offers' } as const;
  // What the newer auth gave up the newer hotel has; the older hotel has it not, the older auth has.
  const older = { ...hotel, mounts: [...hotel.mounts, moved] };
  const newer = { ...hotel, version: '1.1.0' };
  const auths = [auth, { ...auth, version: '1.1.0', mounts: [...auth.mounts, moved] }];
  const all = [shellRelease(), listings, older, newer, ...auths];
  const { told, now, state } = braking(base, { releases: all });
  await now();
  const channels = {
    ...base.channels,
    'mfe-auth': { stable: { current: '1.1.0', previous: '1.0.0' } },
    [REMOTE]: { stable: { current: '1.1.0', previous: '1.0.0' } },
  };
  state.fleet = JSON.stringify({ ...base, revision: 1, channels });
  await now();
  await told(20, '1.0.0', 'fell-back');
  await told(20, '1.1.0', 'threw');
  const { fleet, edition } = await now();
  expect(edition?.revision).toBe(3);
  expect(fleet.hotels[HOTEL]?.remotes).toEqual({
    'mfe-auth': { release: { current: '1.0.0' } },
    [REMOTE]: { release: { current: '1.0.0' } },
  });
});

test('FLEET-64 on a store that is read-only it warns, and pages go on', async () => {
  const holder = { fleet: JSON.stringify(ROLLED) as string | undefined, now: 0 };
  const source = memoryFleet(holder);
  let readOnly = false;
  const append: typeof source.journal.append = (edition) =>
    readOnly
      ? Promise.reject(Object.assign(new Error('EROFS: read-only'), { code: 'EROFS' }))
      : source.journal.append(edition);
  const deps = { fleet: { ...source, journal: { ...source.journal, append } } };
  const { fails, lines, get } = braking(ROLLED, { deps });
  await get(`/${HOTEL}/login`);
  readOnly = true;
  await fails(10, 30);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('cannot be taken back here');
  expect((await get(`/${HOTEL}/login`)).status).toBe(200);
});

test('FLEET-64 beacons that are forged, or a hotel that nobody knows, move nothing', async () => {
  const { app, now, get, told } = braking();
  await told(100, '1.0.0', 'loaded');
  const outcomes = [{ remote: REMOTE, version: '1.1.0', screen: 'hotel', kind: 'threw' }];
  const { load } = (await (await get(`/-/load/${HOTEL}`)).json()) as { load: string };
  for (let times = 0; times < 100; times += 1)
    for (const token of [load, 'x', `${load}x`, undefined])
      await app.request(`${ORIGIN}/-/outcomes`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `10.2.0.${times}` },
        body: JSON.stringify({ load: token, outcomes }),
      });
  expect((await now()).edition?.revision).toBe(1);
  expect((await get('/-/load/no-such-hotel')).status).toBe(404);
});
