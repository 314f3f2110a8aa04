import type { Fleet, Outcome } from '@foyer/releases/contracts';
import { readDocument } from '@foyer/releases/document';
import { fleetState, newestRevision, syncFleetFile } from '@foyer/releases/revisions';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { memoryFleet } from '@foyer/releases/testing/memory-fleet';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { expect, test } from 'vitest';
import { ORIGIN, testGateway } from '../testing/gateway.ts';
import { createAutomaticRollback } from './automatic-rollback.ts';
import { createReleaseHealth } from './release-health.ts';

stopTimers();

const HOTEL = 'grand-plaza';
const REMOTE = 'mfe-hotel';
const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ ...hotel, version }));
const releases = [shellRelease(), auth, listings, ...versions, { ...auth, version: '1.1.0' }];
const base = fleetOf([shellRelease(), auth, hotel, listings], { [HOTEL]: {}, inn: {} });

const rollout = { version: '1.1.0', percent: 10 };

/** Returns `base` with this channel of the remote and further changes. */
function fleetWith(stable: object, more: Partial<Fleet> = {}): Fleet {
  const channels = { ...base.channels, [REMOTE]: { stable } };
  return { ...base, channels, ...more } as Fleet;
}
const ROLLED = fleetWith({ current: '1.0.0', rollout });

/** Creates an automatic rollback on a fleet in memory, whose revision log may be read-only. */
function rollbackOn(fleet: Fleet = ROLLED, { all = releases, isReadOnly = false } = {}) {
  const holder = { fleet: JSON.stringify(fleet) as string | undefined, now: 1_000_000 };
  const source = memoryFleet(holder);
  const { revisionLog } = source;
  const store = {
    manifest: async (name: string, version: string) =>
      all.find((one) => one.name === name && one.version === version),
    file: async () => undefined,
  };
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  const releaseHealth = createReleaseHealth(() => holder.now);
  const append: typeof revisionLog.append = (revision) =>
    isReadOnly ? Promise.reject(new Error('EROFS: read-only')) : revisionLog.append(revision);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const followed = { ...source, revisionLog: { ...revisionLog, append } };
  const deps = { clock: () => holder.now, log, fleet: followed, releases: store };
  const checkRelease = createAutomaticRollback(deps, releaseHealth);
  let loads = 0;
  /** Reports a number of page loads of a version. */
  function reported(count: number, version: string, kind: Outcome['kind']) {
    for (let times = 0; times < count; times += 1) {
      loads += 1;
      releaseHealth.add(`load-${loads}`, { hotel: HOTEL, remote: REMOTE, version }, kind, 300);
    }
  }
  /** Reports a rollout with this many failures, beside a hundred successful page loads. */
  function fails(failed: number, of: number) {
    reported(100, '1.0.0', 'loaded');
    reported(of - failed, '1.1.0', 'loaded');
    reported(failed, '1.1.0', 'threw');
  }
  const state = () =>
    syncFleetFile(
      source,
      () => fleetState({ fleet: source, store }),
      () => holder.now,
    );
  /** Checks 1.1.0 and returns the current revision. */
  async function checked() {
    await checkRelease({ hotel: HOTEL, remote: REMOTE, version: '1.1.0' }, await state());
    const revision = await newestRevision(revisionLog);
    const { fleet } = readDocument(revision?.text ?? '{}');
    return { revision, own: fleet.hotels[HOTEL]?.remotes?.[REMOTE], fleet };
  }
  return { holder, lines, reported, fails, state, checked };
}

test('FLEET-64 rolls back a release that clearly fails more than the previous one, at that hotel alone', async () => {
  const { fails, checked, lines } = rollbackOn();
  fails(5, 24);
  const { revision, own, fleet } = await checked();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(fleet.channels[REMOTE]?.stable.rollout).toEqual(rollout);
  expect(fleet.hotels.inn).toEqual({});
  const why = '5 of 24 page loads failed (threw: 5); with 1.0.0 0 of 100';
  expect(revision).toMatchObject({
    revision: 2,
    who: 'automatic rollback',
    what: 'automatic rollback mfe-hotel 1.1.0 --hotel grand-plaza',
    why,
  });
  expect(lines).toEqual([
    `warn A release was rolled back. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","previous":"1.0.0","why":"${why}"}`,
  ]);
});

test('FLEET-64 compares a release that all browsers have with the pages that fell back', async () => {
  const { reported, checked } = rollbackOn(fleetWith({ current: '1.1.0', previous: '1.0.0' }));
  reported(12, '1.1.0', 'loaded');
  reported(15, '1.0.0', 'fell-back');
  reported(15, '1.1.0', 'no-code');
  reported(2, '1.1.0', 'card');
  const { own, revision } = await checked();
  expect(own).toEqual({ release: { current: '1.0.0' } });
  expect(revision?.why).toBe(
    '17 of 29 page loads failed (did not load: 15, shows its error card: 2); with 1.0.0 0 of 15',
  );
});

test.each([
  ['few page loads', 19, 19],
  ['few failures', 1, 60],
])('FLEET-64 does not act on %s', async (_, failed, of) => {
  const { fails, checked, lines } = rollbackOn();
  fails(failed, of);
  expect((await checked()).revision?.revision).toBe(1);
  expect(lines).toEqual([]);
});

test('FLEET-64 keeps a release that fails as often as the previous one', async () => {
  const { reported, checked } = rollbackOn();
  for (const version of ['1.0.0', '1.1.0']) {
    reported(30, version, 'loaded');
    reported(20, version, 'timed-out');
  }
  expect((await checked()).revision?.revision).toBe(1);
});

test.each([
  ['a pin at the hotel', { [HOTEL]: { remotes: { [REMOTE]: { pin: '1.1.0' } } } }, undefined],
  ['a pin for all', { '*': { remotes: { [REMOTE]: { enabled: true, pin: '1.1.0' } } } }, undefined],
  ['a disabled automatic rollback', {}, { off: true }],
  ['a threshold of more loads', {}, { loads: 50 }],
  ['a threshold of more points', {}, { points: 40 }],
])('FLEET-122 FLEET-123 %s prevents the rollback', async (_, hotels, settings) => {
  const stable = { current: '1.0.0', rollout };
  const changed = fleetWith(stable, {
    hotels: { ...base.hotels, ...hotels },
    ...(settings && { automatic_rollback: settings }),
  });
  const { fails, checked, lines } = rollbackOn(changed);
  fails(6, 30);
  expect((await checked()).revision?.revision).toBe(1);
  expect(lines).toEqual([]);
});

test('FLEET-123 applies thresholds below the defaults, too', async () => {
  const { fails, checked } = rollbackOn({
    ...ROLLED,
    automatic_rollback: { loads: 10, points: 1 },
  });
  fails(6, 10);
  expect((await checked()).revision?.revision).toBe(2);
});

test('FLEET-122 never rolls back to a withdrawn release', async () => {
  const withdrawn = { [REMOTE]: { '1.0.0': 'wrong prices' } };
  const { reported, checked } = rollbackOn(
    fleetWith({ current: '1.1.0', previous: '1.0.0' }, { withdrawn }),
  );
  reported(30, '1.0.0', 'loaded');
  reported(30, '1.1.0', 'threw');
  expect((await checked()).revision?.revision).toBe(1);
});

test('FLEET-122 acts only once for a release, which an operator may want', async () => {
  const { fails, checked, holder, lines } = rollbackOn();
  fails(10, 30);
  expect((await checked()).revision?.revision).toBe(2);
  // The operator releases it again on purpose.
  holder.fleet = JSON.stringify({ ...ROLLED, revision: 2 });
  holder.now += 120_000;
  expect((await checked()).own).toBeUndefined();
  expect((await checked()).revision?.revision).toBe(3);
  expect(lines).toHaveLength(1);
});

test('FLEET-121 rolls back all releases that ran together if one alone would not work', async () => {
  const moved = { path: 'offers', area: 'dashboard', screen: 'offers' } as const;
  // The mount is in the older hotel and the newer auth: newer auth and older hotel collide.
  const older = { ...hotel, mounts: [...hotel.mounts, moved] };
  const newer = { ...hotel, version: '1.1.0' };
  const auths = [auth, { ...auth, version: '1.1.0', mounts: [...auth.mounts, moved] }];
  const all = [shellRelease(), listings, older, newer, ...auths];
  const { reported, checked, state, holder, lines } = rollbackOn(base, { all });
  await state();
  const channel = { stable: { current: '1.1.0', previous: '1.0.0' } };
  const channels = { ...base.channels, 'mfe-auth': channel, [REMOTE]: channel };
  holder.fleet = JSON.stringify({ ...base, revision: 1, channels });
  reported(20, '1.0.0', 'fell-back');
  reported(20, '1.1.0', 'threw');
  const { fleet, revision } = await checked();
  expect(revision?.revision).toBe(3);
  expect(fleet.hotels[HOTEL]?.remotes).toEqual({
    'mfe-auth': { release: { current: '1.0.0' } },
    [REMOTE]: { release: { current: '1.0.0' } },
  });
  expect(lines.join()).toContain('"previous":"1.0.0"');
});

test('FLEET-64 logs an error if no previous release could run', async () => {
  const all = releases.map((one) =>
    one.name === REMOTE && one.version === '1.0.0' ? { ...one, singletons: { react: '^20' } } : one,
  );
  const { reported, checked, lines } = rollbackOn(
    fleetWith({ current: '1.1.0', previous: '1.0.0' }),
    {
      all,
    },
  );
  reported(30, '1.0.0', 'fell-back');
  reported(30, '1.1.0', 'threw');
  expect((await checked()).revision?.revision).toBe(1);
  expect(lines).toEqual([
    'error A release fails, and no previous release can run. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","why":"30 of 30 page loads failed (threw: 30); with 1.0.0 0 of 30"}',
  ]);
});

test('FLEET-124 warns once a minute on a read-only store', async () => {
  const { fails, checked, lines, holder } = rollbackOn(ROLLED, { isReadOnly: true });
  fails(10, 30);
  await checked();
  holder.now += 59_000;
  await checked();
  expect(lines).toEqual([
    'error A release fails and cannot be rolled back here. {"hotel":"grand-plaza","remote":"mfe-hotel","version":"1.1.0","why":"10 of 30 page loads failed (threw: 10); with 1.0.0 0 of 100","error":"Error: EROFS: read-only"}',
  ]);
  holder.now += 2_000;
  await checked();
  expect(lines).toHaveLength(2);
});

/** Creates a gateway with the rollout and guests who report outcomes. */
function reported() {
  const gateway = testGateway({ fleet: ROLLED, releases });
  const { app, state, get } = gateway;
  let guests = 0;
  /** Reports a number of page loads of a version, each from another address. */
  async function reportLoads(count: number, version: string, kind: Outcome['kind']) {
    for (let times = 0; times < count; times += 1) {
      guests += 1;
      const from = { 'X-Forwarded-For': `10.1.0.${guests}` };
      const { token } = (await (await get(`/-/page-load-token/${HOTEL}`, from)).json()) as {
        token: string;
      };
      await post(token, version, kind, from);
    }
  }
  async function post(
    token: string | undefined,
    version: string,
    kind: Outcome['kind'],
    headers: Record<string, string>,
  ) {
    const outcomes = [{ remote: REMOTE, version, screen: 'hotel', kind, ms: 300 }];
    const body = JSON.stringify({ token, outcomes });
    await app.request(`${ORIGIN}/-/outcomes`, { method: 'POST', headers, body });
  }
  async function revision() {
    state.now += 2000;
    await get('/-/healthz');
    return (await newestRevision(gateway.revisionLog))?.revision;
  }
  return { ...gateway, reportLoads, post, revision };
}

test('FLEET-64 serves the previous release to guests of that hotel with their next page', async () => {
  const { reportLoads, revision, get } = reported();
  await reportLoads(20, '1.0.0', 'loaded');
  await reportLoads(20, '1.1.0', 'threw');
  expect(await revision()).toBe(2);
  for (let bucket = 0; bucket < 50; bucket += 1) {
    const page = await get(`/${HOTEL}/login`, {
      Cookie: `foyer_rollout_bucket=bucket-number-${bucket}`,
    });
    expect(await page.text()).not.toContain('mfe-hotel/1.1.0');
  }
});

test('FLEET-64 ignores forged reports and unknown hotels', async () => {
  const { reportLoads, post, revision, get } = reported();
  await reportLoads(20, '1.0.0', 'loaded');
  const { token } = (await (await get(`/-/page-load-token/${HOTEL}`)).json()) as { token: string };
  for (let times = 0; times < 25; times += 1)
    for (const sent of [token, 'x', `${token}x`, undefined])
      await post(sent, '1.1.0', 'threw', { 'X-Forwarded-For': `10.2.0.${times}` });
  expect(await revision()).toBe(1);
  expect((await get('/-/page-load-token/no-such-hotel')).status).toBe(404);
});
