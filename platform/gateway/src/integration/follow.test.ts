import type { FleetSource } from '@foyer/releases/revisions';
import { followFleet } from '@foyer/releases/revisions';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { memoryFleet } from '@foyer/releases/testing/memory-fleet';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { expect, test, vi } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

stopTimers();

const releases = [shellRelease(), auth, hotel, { ...hotel, version: '1.1.0' }];

/** Follows a fleet in memory; a test may change its source. */
function following(change: (source: FleetSource) => Partial<FleetSource> = () => ({})) {
  const holder = { fleet: JSON.stringify(fleetOf(releases.slice(0, 3))), now: 1_000_000 };
  const source = memoryFleet(holder);
  const log: string[] = [];
  const write = (fields: object, message: string) =>
    log.push(`${message} ${JSON.stringify(fields)}`);
  const follow = followFleet({
    fleet: { ...source, ...change(source) },
    store: {
      manifest: async (name, version) =>
        releases.find((one) => one.name === name && one.version === version),
    },
    log: { info: write, warn: write, error: write },
    clock: () => holder.now,
  });
  /** Advances the clock and returns the current revision number. */
  const check = async (later = 1000) => {
    holder.now += later;
    return (await follow())?.current?.revision;
  };
  return { holder, source, log, check };
}

test('SHELL-26 applies a changed fleet document within seconds', async () => {
  const { get, state } = testGateway({ releases, fleet: fleetOf([shellRelease(), auth, hotel]) });
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.0.0/');
  state.fleet = JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '1.1.0' }]));
  state.now += 1500;
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.1.0/');
});

test.each([
  ['no JSON', '{'],
  ['no fleet', '{"channels":[]}'],
  [
    'a fleet with an unknown release',
    JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '9.9.9' }])),
  ],
])('SHELL-126 %s: keeps the last valid document, and logs why', async (_, broken) => {
  const { get, state } = testGateway({ releases, fleet: fleetOf([shellRelease(), auth, hotel]) });
  await get('/grand-plaza');
  state.fleet = broken;
  state.now += 1500;
  state.log = [];
  const answer = await get('/grand-plaza');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/-/releases/mfe-hotel/1.0.0/');
  expect(state.log).toHaveLength(1);
  expect(state.log[0]).toMatch(/fleet document/);
});

test('does not delay pages for a slow store while a valid document exists', async () => {
  const { get, state } = testGateway({
    fleet: fleetOf([shellRelease(), auth, hotel]),
    deps: {
      releases: {
        manifest: (name, version) =>
          version === '9.0.0'
            ? new Promise(() => undefined)
            : Promise.resolve(releases.find((one) => one.name === name && one.version === version)),
        file: async () => undefined,
      },
    },
  });
  await get('/grand-plaza');
  state.fleet = JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '9.0.0' }]));
  state.now += 1500;
  const page = get('/grand-plaza');
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await page).text()).toContain('/-/releases/mfe-hotel/1.0.0/');
});

test('reports that it is not ready without a fleet document', async () => {
  const { get, state } = testGateway({ releases });
  state.fleet = undefined;
  expect((await get('/-/healthz')).status).toBe(503);
  const page = await get('/grand-plaza');
  expect(page.status).toBe(503);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
});

test('accepts a document once its releases have arrived', async () => {
  const published = [shellRelease(), auth];
  const { get, state } = testGateway({
    releases: published,
    fleet: fleetOf([shellRelease(), auth, hotel]),
  });
  expect((await get('/grand-plaza')).status).toBe(503);
  expect((await get('/grand-plaza')).status).toBe(503);
  published.push(hotel);
  state.now += 1500;
  expect((await get('/grand-plaza')).status).toBe(200);
  expect(state.log.filter((line) => line.includes('refused'))).toHaveLength(1);
});

test('logs each accepted, refused, behind and caught-up state once', async () => {
  const fleet = fleetOf([shellRelease(), auth, hotel]);
  const { get, state } = testGateway({ releases, fleet });
  const after = async (change: object) => {
    state.fleet = JSON.stringify({ ...fleet, ...change });
    state.log = [];
    for (const _ of [1, 2, 3]) {
      state.now += 1500;
      await get('/grand-plaza');
    }
    return state.log.map((line) => line.replaceAll(/"since":"[^"]*"/g, '"since":"…"'));
  };
  const NEW_REVISION = 'A new fleet revision is current.';
  expect(await after({})).toEqual([`${NEW_REVISION} {"revision":1,"who":"by hand"}`]);
  expect(await after({ chanels: {} })).toEqual([
    'The fleet document is refused. {"problems":[{"text":"The document has an unknown key \\"chanels\\": did you mean \\"channels\\"?","hotels":["*","default"]}],"since":"…"}',
  ]);
  const broken = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } };
  expect(await after({ hotels: { ...fleet.hotels, ...broken } })).toEqual([
    `${NEW_REVISION} {"revision":2,"who":"by hand"}`,
    'Hotels stay on an older fleet revision. {"hotels":["grand-plaza"],"revision":1,"since":"…","problems":[{"text":"mfe-hotel 7.0.0 is not in the release store","hotels":["grand-plaza"]}]}',
  ]);
  expect(await after({ note: 'fixed' })).toEqual([
    `${NEW_REVISION} {"revision":3,"who":"by hand"}`,
    'Hotels run the current fleet revision again. {"hotels":["grand-plaza"]}',
  ]);
});

test('FLEET-06 reports the current revision, the refused document and hotels left behind, without names of people', async () => {
  const fleet = fleetOf([shellRelease(), auth, hotel]);
  const { get, state } = testGateway({ releases, fleet });
  state.now = Date.parse('2026-05-04T10:00:00Z');
  const health = async () => {
    state.now += 60_000;
    const answer = await get('/-/healthz');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    return answer.json();
  };
  expect(await health()).toEqual({
    ok: true,
    fleet: { revision: 1, since: '2026-05-04T10:01:00.000Z', behind: [] },
  });
  const hotels = { ...fleet.hotels, 'grand-plaza': { nots: 'x' } };
  state.fleet = JSON.stringify({ ...fleet, hotels });
  const behind = {
    revision: 1,
    hotels: ['grand-plaza'],
    problems: [
      {
        text: 'hotels → grand-plaza has an unknown key "nots": did you mean "note"?',
        hotels: ['grand-plaza'],
      },
    ],
    since: '2026-05-04T10:02:00.000Z',
  };
  expect(await health()).toEqual({
    ok: true,
    fleet: { revision: 2, since: '2026-05-04T10:02:00.000Z', behind: [behind] },
  });
  state.fleet = JSON.stringify({ ...fleet, revision: 1 });
  const { fleet: stale } = await health();
  expect(stale.refused).toEqual({
    since: '2026-05-04T10:03:00.000Z',
    problems: [
      { text: 'It is an edit of revision 1, but another revision is current', hotels: [] },
    ],
  });
});

test('FLEET-03 answers 503 at a hotel without a valid revision; others continue', async () => {
  const hotels = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } };
  const { get } = testGateway({
    releases,
    fleet: fleetOf([shellRelease(), auth, hotel], hotels),
  });
  expect((await get('/seaside-inn')).status).toBe(404);
  expect((await get('/grand-plaza')).status).toBe(503);
  expect((await get('/-/composition/grand-plaza')).status).toBe(503);
  expect((await get('/-/healthz')).status).toBe(200);
});

test('FLEET-07 reports withdrawn releases to open pages', async () => {
  const fleet = fleetOf([shellRelease(), auth, hotel]);
  const withdrawn = { shell: { '0.9.0': 'x' }, 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const { get, state } = testGateway({ releases, fleet });
  const current = async () => (await get('/-/composition/grand-plaza')).json();
  expect(await current()).not.toHaveProperty('withdrawn');
  state.fleet = JSON.stringify({ ...fleet, withdrawn });
  state.now += 1500;
  expect((await current()).withdrawn).toEqual(['mfe-hotel 1.1.0', 'shell 0.9.0']);
});

test('treats a release with an unreadable manifest as missing, and says why', async () => {
  const fleet = fleetOf([shellRelease(), auth, { ...hotel, version: '1.1.0' }]);
  const damaged = [new SyntaxError('x'), Object.assign(new Error('/srv/x'), { code: 'EACCES' })];
  for (const error of damaged) {
    const { get, state } = testGateway({
      fleet,
      deps: {
        releases: {
          manifest: async (name, version) => {
            if (name === 'mfe-hotel') throw error;
            return releases.find((one) => one.name === name && one.version === version);
          },
          file: async () => undefined,
        },
      },
    });
    expect((await get('/-/healthz')).status).toBe(503);
    expect(state.log.join()).toMatch(
      error instanceof SyntaxError
        ? 'mfe-hotel 1.1.0 cannot be read: its release.json is damaged'
        : 'mfe-hotel 1.1.0 cannot be read: the release store cannot read it (EACCES)',
    );
  }
});

test('reads valid releases once, and asks again only for missing ones', async () => {
  const reads: string[] = [];
  const { get, state } = testGateway({
    fleet: {
      ...fleetOf([shellRelease(), auth, hotel]),
      channels: {
        ...fleetOf([shellRelease(), auth]).channels,
        'mfe-hotel': { stable: { current: '1.0.0', previous: '0.9.0' } },
      },
    },
    deps: {
      releases: {
        manifest: async (name, version) => {
          reads.push(`${name} ${version}`);
          return releases.find((one) => one.name === name && one.version === version);
        },
        file: async () => undefined,
      },
    },
  });
  await get('/grand-plaza');
  state.now += 1500;
  await get('/grand-plaza');
  reads.length = 0;
  for (const _ of [1, 2]) {
    state.now += 1500;
    await get('/grand-plaza');
  }
  expect(reads).toEqual(['mfe-hotel 0.9.0', 'mfe-hotel 0.9.0']);
});

test('SHELL-26 checks for changes once a second', async () => {
  const { holder, check } = following();
  expect(await check()).toBe(1);
  holder.fleet = JSON.stringify({ ...fleetOf(releases.slice(0, 3)), note: 'second' });
  expect(await check(999)).toBe(1);
  expect(await check(1)).toBe(2);
});

test('waits for a slow store without a limit while there is no document', async () => {
  let isThere = (_: undefined) => {};
  const slow = new Promise<undefined>((resolve) => (isThere = resolve));
  const { check } = following(() => ({ read: () => slow }));
  const answered = vi.fn();
  const checking = check().then(answered);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).not.toHaveBeenCalled();
  isThere(undefined);
  await checking;
  expect(answered).toHaveBeenCalledWith(undefined);
});

test('FLEET-02 validates again when one of two missing releases arrives', async () => {
  const published = [shellRelease(), auth];
  const fleet = fleetOf([shellRelease(), auth, hotel, listings]);
  const { get, state } = testGateway({ releases: published, fleet });
  expect((await get('/grand-plaza')).status).toBe(503);
  published.push(hotel);
  state.now += 1500;
  expect((await get('/grand-plaza')).status).toBe(200);
});

test('FLEET-26 tries an edit fifty times after concurrent changes, and again in the next check', async () => {
  let tries = 0;
  const append = async () => {
    tries += 1;
    return false;
  };
  const { check } = following(({ revisionLog }) => ({ revisionLog: { ...revisionLog, append } }));
  expect(await check()).toBeUndefined();
  expect(tries).toBe(50);
  await check();
  expect(tries).toBe(100);
});

test('FLEET-02 continues with an unreadable file and logs it once', async () => {
  let failingRead: FleetSource['read'] | undefined;
  const { log, check } = following(({ read }) => ({ read: () => (failingRead ?? read)() }));
  expect(await check()).toBe(1);
  const loggedFor = async (read: FleetSource['read']) => {
    failingRead = read;
    log.length = 0;
    for (const _ of [1, 2]) expect(await check()).toBe(1);
    return log;
  };
  const unreadable = { unreadable: 'It has 17 MB', changedAt: '2026-05-04T11:00:00Z' };
  expect(await loggedFor(async () => unreadable)).toEqual([
    'The fleet document is refused. {"problems":[{"text":"It has 17 MB","hotels":[]}],"since":"2026-05-04T11:00:00Z"}',
  ]);
  expect(await loggedFor(() => Promise.reject(new Error('EIO')))).toEqual([
    'The fleet document cannot be checked. {"error":"Error: EIO"}',
  ]);
});

test('FLEET-08 keeps the state when revision log and file disappear', async () => {
  let isGone = false;
  const { check } = following(({ read, revisionLog }) => ({
    read: async () => (isGone ? undefined : read()),
    replace: async () => false,
    revisionLog: {
      ...revisionLog,
      newest: async () => (isGone ? 0 : revisionLog.newest()),
      read: async (revision) => (isGone ? undefined : revisionLog.read(revision)),
    },
  }));
  expect(await check()).toBe(1);
  isGone = true;
  expect(await check()).toBe(1);
});
