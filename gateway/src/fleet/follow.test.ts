import { expect, test, vi } from 'vitest';
import type { FleetSource } from '../deps.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { stoppedTimers } from '../testing/stopped-timers.ts';
import { followFleet } from './follow.ts';
import { UnreadableFile } from './unreadable-file.ts';

stoppedTimers();

const releases = [shellRelease(), auth, hotel, { ...hotel, version: '1.1.0' }];

/** A gateway's look at a fleet in memory, whose source a test may change. */
function following(change: (source: FleetSource) => Partial<FleetSource> = () => ({})) {
  const holder = { fleet: JSON.stringify(fleetOf(releases.slice(0, 3))), now: 1_000_000 };
  const source = memoryFleet(holder);
  const log: string[] = [];
  const write = (fields: object, message: string) =>
    log.push(`${message} ${JSON.stringify(fields)}`);
  const follow = followFleet({
    source: { ...source, ...change(source) },
    store: {
      manifest: async (name, version) =>
        releases.find((one) => one.name === name && one.version === version),
      file: async () => undefined,
    },
    log: { info: write, warn: write, error: write },
    clock: () => holder.now,
  });
  /** Waits a while and returns what is in force then. */
  const look = async (later = 1000) => {
    holder.now += later;
    return (await follow())?.edition?.revision;
  };
  return { holder, source, log, look };
}

test('SHELL-26 a changed fleet document is in force within seconds', async () => {
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
])('SHELL-26 %s: the last good document goes on, and the log says why', async (_, broken) => {
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

test('a store that does not answer holds no page back while a document is in force', async () => {
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

test('without any fleet document the gateway says that it is not ready', async () => {
  const { get, state } = testGateway({ releases });
  state.fleet = undefined;
  expect((await get('/-/healthz')).status).toBe(503);
  const page = await get('/grand-plaza');
  expect(page.status).toBe(503);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
});

test('a document that came before its releases is taken once they are there', async () => {
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

test('what is accepted, refused, left behind and caught up is logged once each', async () => {
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
  const IN_FORCE = 'The fleet document is in force.';
  expect(await after({})).toEqual([`${IN_FORCE} {"revision":1,"who":"by hand"}`]);
  expect(await after({ chanels: {} })).toEqual([
    'The fleet document is refused. {"problems":[{"text":"The document has an unknown key \\"chanels\\": did you mean \\"channels\\"?","hotels":["*","default"]}],"since":"…"}',
  ]);
  const broken = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } };
  expect(await after({ hotels: { ...fleet.hotels, ...broken } })).toEqual([
    `${IN_FORCE} {"revision":2,"who":"by hand"}`,
    'Hotels cannot follow the fleet document. {"hotels":["grand-plaza"],"revision":1,"since":"…","problems":[{"text":"mfe-hotel 7.0.0 is not in the release store","hotels":["grand-plaza"]}]}',
  ]);
  expect(await after({ note: 'mended' })).toEqual([
    `${IN_FORCE} {"revision":3,"who":"by hand"}`,
    'Hotels follow the fleet document again. {"hotels":["grand-plaza"]}',
  ]);
});

test('FLEET-06 health names the document in force, the refused one and who stayed behind, and nobody by name', async () => {
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
      { text: 'It is an edit of revision 1, and another one is in force by now', hotels: [] },
    ],
  });
});

test('FLEET-03 a hotel that no edition works for has the page of a gateway that is not ready; others go on', async () => {
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

test('FLEET-07 an open page is told which releases nobody may run any more', async () => {
  const fleet = fleetOf([shellRelease(), auth, hotel]);
  const withdrawn = { shell: { '0.9.0': 'x' }, 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const { get, state } = testGateway({ releases, fleet });
  const current = async () => (await get('/-/composition/grand-plaza')).json();
  expect(await current()).not.toHaveProperty('withdrawn');
  state.fleet = JSON.stringify({ ...fleet, withdrawn });
  state.now += 1500;
  expect((await current()).withdrawn).toEqual(['mfe-hotel 1.1.0', 'shell 0.9.0']);
});

test('a release whose manifest cannot be read counts as missing, and the sentence says why', async () => {
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
        : 'mfe-hotel 1.1.0 cannot be read: the release store does not give it (EACCES)',
    );
  }
});

test('what works is read once, and only what is missing is asked for again', async () => {
  const asked: string[] = [];
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
          asked.push(`${name} ${version}`);
          return releases.find((one) => one.name === name && one.version === version);
        },
        file: async () => undefined,
      },
    },
  });
  await get('/grand-plaza');
  state.now += 1500;
  await get('/grand-plaza');
  asked.length = 0;
  for (const _ of [1, 2]) {
    state.now += 1500;
    await get('/grand-plaza');
  }
  expect(asked).toEqual(['mfe-hotel 0.9.0', 'mfe-hotel 0.9.0']);
});

test('SHELL-26 a change is looked for once in a second', async () => {
  const { holder, look } = following();
  expect(await look()).toBe(1);
  holder.fleet = JSON.stringify({ ...fleetOf(releases.slice(0, 3)), note: 'second' });
  expect(await look(999)).toBe(1);
  expect(await look(1)).toBe(2);
});

test('a gateway without a document waits for a slow store, however long', async () => {
  let isThere = (_: undefined) => {};
  const slow = new Promise<undefined>((resolve) => (isThere = resolve));
  const { look } = following(() => ({ read: () => slow }));
  const answered = vi.fn();
  const looking = look().then(answered);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).not.toHaveBeenCalled();
  isThere(undefined);
  await looking;
  expect(answered).toHaveBeenCalledWith(undefined);
});

test('FLEET-02 one of two missing releases that has come is enough to judge anew', async () => {
  const published = [shellRelease(), auth];
  const fleet = fleetOf([shellRelease(), auth, hotel, listings]);
  const { get, state } = testGateway({ releases: published, fleet });
  expect((await get('/grand-plaza')).status).toBe(503);
  published.push(hotel);
  state.now += 1500;
  expect((await get('/grand-plaza')).status).toBe(200);
});

test('FLEET-26 an edit that others overtake is tried three times in a look, and again in the next', async () => {
  let tries = 0;
  const append = async () => {
    tries += 1;
    return false;
  };
  const { look } = following(({ journal }) => ({ journal: { ...journal, append } }));
  expect(await look()).toBeUndefined();
  expect(tries).toBe(3);
  await look();
  expect(tries).toBe(6);
});

test('FLEET-02 a file that cannot be read stops nothing, and is told once', async () => {
  let failure: Error | undefined;
  const { log, look } = following(({ read }) => ({
    read: () => (failure ? Promise.reject(failure) : read()),
  }));
  expect(await look()).toBe(1);
  const told = async (error: Error) => {
    failure = error;
    log.length = 0;
    for (const _ of [1, 2]) expect(await look()).toBe(1);
    return log;
  };
  expect(await told(new UnreadableFile('It has 17 MB', '2026-05-04T11:00:00Z'))).toEqual([
    'The fleet document is refused. {"problems":[{"text":"It has 17 MB","hotels":[]}],"since":"2026-05-04T11:00:00Z"}',
  ]);
  expect(await told(new Error('EIO'))).toEqual([
    'The fleet document cannot be followed. {"error":"Error: EIO"}',
  ]);
});

test('FLEET-08 where journal and file are gone, what ran goes on', async () => {
  let isGone = false;
  const { look } = following(({ read, journal }) => ({
    read: async () => (isGone ? undefined : read()),
    replace: async () => false,
    journal: {
      ...journal,
      newest: async () => (isGone ? 0 : journal.newest()),
      read: async (revision) => (isGone ? undefined : journal.read(revision)),
    },
  }));
  expect(await look()).toBe(1);
  isGone = true;
  expect(await look()).toBe(1);
});
