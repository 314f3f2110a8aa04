import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Outcome } from '@foyer/shared/contracts/outcome';
import { expect, test } from 'vitest';
import { readDocument } from '../fleet/document.ts';
import { newestEdition } from '../fleet/journal.ts';
import { settle } from '../fleet/settle.ts';
import { fleetState } from '../fleet/state.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { ORIGIN, testGateway } from '../testing/gateway.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { stoppedTimers } from '../testing/stopped-timers.ts';
import { createBrake } from './brake.ts';
import { createLedger } from './ledger.ts';

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

/** A brake on a fleet in memory, whose journal it may be unable to write. */
function braking(fleet: Fleet = ROLLED, { all = releases, isReadOnly = false } = {}) {
  const holder = { fleet: JSON.stringify(fleet) as string | undefined, now: 1_000_000 };
  const source = memoryFleet(holder);
  const { journal } = source;
  const store = {
    manifest: async (name: string, version: string) =>
      all.find((one) => one.name === name && one.version === version),
    file: async () => undefined,
  };
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  const ledger = createLedger(() => holder.now);
  const append: typeof journal.append = (edition) =>
    isReadOnly ? Promise.reject(new Error('EROFS: read-only')) : journal.append(edition);
  const look = createBrake({
    clock: () => holder.now,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    fleet: { ...source, journal: { ...journal, append } },
    releases: store,
    ledger,
  });
  let loads = 0;
  /** So many page loads that tell this of a version. */
  function told(count: number, version: string, kind: Outcome['kind']) {
    for (let times = 0; times < count; times += 1) {
      loads += 1;
      ledger.add(`load-${loads}`, { hotel: HOTEL, remote: REMOTE, version }, kind, 300);
    }
  }
  /** Those of a rollout of which so many fail, among a hundred without a fault. */
  function fails(failed: number, of: number) {
    told(100, '1.0.0', 'loaded');
    told(of - failed, '1.1.0', 'loaded');
    told(failed, '1.1.0', 'threw');
  }
  async function state() {
    for (let tries = 0; tries < 10; tries += 1) {
      const judged = await fleetState({ source, store });
      if (!(await settle(source, judged, holder.now))) return judged;
    }
    throw new Error('The fleet does not settle.');
  }
  /** What is in force once the brake has looked at 1.1.0. */
  async function looked() {
    await look({ hotel: HOTEL, remote: REMOTE, version: '1.1.0' }, await state());
    const edition = await newestEdition(journal);
    const { fleet } = readDocument(edition?.text ?? '{}');
    return { edition, own: fleet.hotels[HOTEL]?.remotes?.[REMOTE], fleet };
  }
  return { holder, lines, told, fails, state, looked };
}

test('FLEET-64 a release that clearly fails more than the one before is taken back at that hotel alone', async () => {
  const { fails, looked, lines } = braking();
  fails(5, 24);
  const { edition, own, fleet } = await looked();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(fleet.channels[REMOTE]?.stable.rollout).toEqual(rollout);
  expect(fleet.hotels.inn).toEqual({});
  const why = 'of 24 page loads 5 failed (threw: 5), with 1.0.0 0 of 100';
  expect(edition).toMatchObject({
    revision: 2,
    who: 'the brake',
    what: 'brake mfe-hotel 1.1.0 --hotel grand-plaza',
    why,
  });
  expect(lines).toEqual([
    `warn A release was taken back. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","before":"1.0.0","why":"${why}"}`,
  ]);
});

test('FLEET-64 of a release that all have the pages that fell back are those to compare with', async () => {
  const { told, looked } = braking(fleetWith({ current: '1.1.0', previous: '1.0.0' }));
  told(12, '1.1.0', 'loaded');
  told(15, '1.0.0', 'fell-back');
  told(15, '1.1.0', 'no-code');
  told(2, '1.1.0', 'card');
  const { own, edition } = await looked();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(edition?.why).toBe(
    'of 29 page loads 17 failed (did not load: 15, shows its error card: 2), with 1.0.0 0 of 15',
  );
});

test.each([
  ['few page loads', 19, 19],
  ['few failures', 1, 60],
])('FLEET-64 %s are no reason', async (_, failed, of) => {
  const { fails, looked, lines } = braking();
  fails(failed, of);
  expect((await looked()).edition?.revision).toBe(1);
  expect(lines).toEqual([]);
});

test('FLEET-64 a release that fails as often as the one before it stays', async () => {
  const { told, looked } = braking();
  for (const version of ['1.0.0', '1.1.0']) {
    told(30, version, 'loaded');
    told(20, version, 'timed-out');
  }
  expect((await looked()).edition?.revision).toBe(1);
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
  const { fails, looked, lines } = braking(said);
  fails(6, 30);
  expect((await looked()).edition?.revision).toBe(1);
  expect(lines).toEqual([]);
});

test('FLEET-64 thresholds that are lower than usual hold, too', async () => {
  const { fails, looked } = braking({ ...ROLLED, brake: { loads: 10, points: 1 } });
  fails(6, 10);
  expect((await looked()).edition?.revision).toBe(2);
});

test('FLEET-64 it never goes to a withdrawn release', async () => {
  const withdrawn = { [REMOTE]: { '1.0.0': 'wrong prices' } };
  const { told, looked } = braking(
    fleetWith({ current: '1.1.0', previous: '1.0.0' }, { withdrawn }),
  );
  told(30, '1.0.0', 'loaded');
  told(30, '1.1.0', 'threw');
  expect((await looked()).edition?.revision).toBe(1);
});

test('FLEET-64 it does not act twice for one release, which somebody may mean', async () => {
  const { fails, looked, holder, lines } = braking();
  fails(10, 30);
  expect((await looked()).edition?.revision).toBe(2);
  // The operator means it.
  holder.fleet = JSON.stringify({ ...ROLLED, revision: 2 });
  holder.now += 120_000;
  expect((await looked()).own).toBeUndefined();
  expect((await looked()).edition?.revision).toBe(3);
  expect(lines).toHaveLength(1);
});

test('FLEET-64 where the mix would not run, all that ran together goes back as a set', async () => {
  const moved = { path: 'offers', area: 'dashboard', screen: 'offers' } as const;
  // What the newer auth gave up the newer hotel has; the older hotel has it not, the older auth has.
  const older = { ...hotel, mounts: [...hotel.mounts, moved] };
  const newer = { ...hotel, version: '1.1.0' };
  const auths = [auth, { ...auth, version: '1.1.0', mounts: [...auth.mounts, moved] }];
  const all = [shellRelease(), listings, older, newer, ...auths];
  const { told, looked, state, holder, lines } = braking(base, { all });
  await state();
  const channel = { stable: { current: '1.1.0', previous: '1.0.0' } };
  const channels = { ...base.channels, 'mfe-auth': channel, [REMOTE]: channel };
  holder.fleet = JSON.stringify({ ...base, revision: 1, channels });
  told(20, '1.0.0', 'fell-back');
  told(20, '1.1.0', 'threw');
  const { fleet, edition } = await looked();
  expect(edition?.revision).toBe(3);
  expect(fleet.hotels[HOTEL]?.remotes).toEqual({
    'mfe-auth': { release: { current: '1.0.0' } },
    [REMOTE]: { release: { current: '1.0.0' } },
  });
  expect(lines.join()).toContain('"before":"1.0.0"');
});

test('FLEET-64 where nothing before it could run, that is an error in the log', async () => {
  const all = releases.map((one) =>
    one.name === REMOTE && one.version === '1.0.0' ? { ...one, singletons: { react: '^20' } } : one,
  );
  const { told, looked, lines } = braking(fleetWith({ current: '1.1.0', previous: '1.0.0' }), {
    all,
  });
  told(30, '1.0.0', 'fell-back');
  told(30, '1.1.0', 'threw');
  expect((await looked()).edition?.revision).toBe(1);
  expect(lines).toEqual([
    'error A release fails, and nothing before it could run. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","why":"of 30 page loads 30 failed (threw: 30), with 1.0.0 0 of 30"}',
  ]);
});

test('FLEET-64 on a store that is read-only it warns once a minute', async () => {
  const { fails, looked, lines, holder } = braking(ROLLED, { isReadOnly: true });
  fails(10, 30);
  await looked();
  holder.now += 59_000;
  await looked();
  expect(lines).toEqual([
    'error A release fails, and cannot be taken back here. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","why":"of 30 page loads 10 failed (threw: 10), with 1.0.0 0 of 100","error":"Error: EROFS: read-only"}',
  ]);
  holder.now += 2_000;
  await looked();
  expect(lines).toHaveLength(2);
});

/** A gateway with the rollout, and what guests of it tell. */
function told() {
  const gateway = testGateway({ fleet: ROLLED, releases });
  const { app, state, get } = gateway;
  let guests = 0;
  /** So many page loads that tell this of a version, each of a guest elsewhere. */
  async function tell(count: number, version: string, kind: Outcome['kind']) {
    for (let times = 0; times < count; times += 1) {
      guests += 1;
      const from = { 'X-Forwarded-For': `10.1.0.${guests}` };
      const { load } = (await (await get(`/-/load/${HOTEL}`, from)).json()) as { load: string };
      await post(load, version, kind, from);
    }
  }
  async function post(
    load: string | undefined,
    version: string,
    kind: Outcome['kind'],
    headers: Record<string, string>,
  ) {
    const outcomes = [{ remote: REMOTE, version, screen: 'hotel', kind, ms: 300 }];
    const body = JSON.stringify({ load, outcomes });
    await app.request(`${ORIGIN}/-/outcomes`, { method: 'POST', headers, body });
  }
  async function revision() {
    state.now += 2000;
    await get('/-/healthz');
    return (await newestEdition(gateway.journal))?.revision;
  }
  return { ...gateway, tell, post, revision };
}

test('FLEET-64 guests of that hotel have the release before it in their next page', async () => {
  const { tell, revision, get } = told();
  await tell(20, '1.0.0', 'loaded');
  await tell(20, '1.1.0', 'threw');
  expect(await revision()).toBe(2);
  for (let lot = 0; lot < 50; lot += 1) {
    const page = await get(`/${HOTEL}/login`, { Cookie: `foyer_lot=lot-number-${lot}` });
    expect(await page.text()).not.toContain('mfe-hotel/1.1.0');
  }
});

test('FLEET-64 beacons that are forged, or a hotel that nobody knows, move nothing', async () => {
  const { tell, post, revision, get } = told();
  await tell(20, '1.0.0', 'loaded');
  const { load } = (await (await get(`/-/load/${HOTEL}`)).json()) as { load: string };
  for (let times = 0; times < 25; times += 1)
    for (const token of [load, 'x', `${load}x`, undefined])
      await post(token, '1.1.0', 'threw', { 'X-Forwarded-For': `10.2.0.${times}` });
  expect(await revision()).toBe(1);
  expect((await get('/-/load/no-such-hotel')).status).toBe(404);
});
