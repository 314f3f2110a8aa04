import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import type { Resolution } from '../composition/resolution.ts';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { setRevision } from '../document/set-revision.ts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  shellRelease,
  workerRelease,
} from '../testing/fixtures.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { fleetState } from './state.ts';
import { syncFleetFile } from './sync-fleet-file.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const newer = { ...hotel, version: '1.1.0' };
const all = [shellRelease(), auth, hotel, listings, newer];
const stable = (current: string, previous?: string) => ({
  'mfe-hotel': { stable: { current, ...(previous && { previous }) } },
});
const fleetWith = (change: Partial<Fleet> = {}): Fleet => {
  const fleet = fleetOf([shellRelease(), auth, hotel, listings], change.hotels);
  return {
    ...fleet,
    ...change,
    channels: { ...fleet.channels, ...change.channels },
    hotels: fleet.hotels,
  };
};

/** Creates a fleet that operators edit; `edit` returns the resulting state. */
function operatedFleet(releases: readonly Release[] = all) {
  const holder = { fleet: undefined as string | undefined, now: NOW };
  const source = memoryFleet(holder);
  const store = {
    manifest: async (name: string, version: string) =>
      releases.find((one) => one.name === name && one.version === version),
  };
  const state = () =>
    syncFleetFile(
      source,
      () => fleetState({ fleet: source, store }),
      () => holder.now,
    );
  const edit = (fleet: unknown) => {
    holder.now += 60_000;
    holder.fleet = typeof fleet === 'string' ? fleet : JSON.stringify(fleet);
    return state();
  };
  return { holder, source, store, state, edit };
}

type State = Awaited<ReturnType<ReturnType<typeof operatedFleet>['state']>>;
const runs = (state: State, slug: string) =>
  state
    .resolve(slug)
    ?.composition.remotes.find(({ name }) => name === 'mfe-hotel')
    ?.sources.map(({ version }) => version);

test('FLEET-01 makes a revision of a valid edit by hand and writes its number into the file', async () => {
  const { holder, source, edit } = operatedFleet();
  const written = '{ // ours\n  "channels": {}, "hotels": {} }';
  await edit(fleetWith({ note: 'Call Ann first.' }));
  const { current } = await edit(`// second\n${JSON.stringify(fleetWith())}`);
  expect(current).toMatchObject({ revision: 2, who: 'by hand', at: '2026-05-04T10:02:00.000Z' });
  expect(holder.fleet).toBe(current?.text);
  expect(holder.fleet).toContain('// second');
  expect((await source.revisionLog.read(1))?.text).toContain('Call Ann first.');
  // The gateway refuses it, so the revision log does not contain it.
  expect((await edit(written)).newest).toBe(2);
  expect(holder.fleet).toBe(written);
});

test('FLEET-03 keeps only the hotel with an error behind', async () => {
  const { edit } = operatedFleet();
  await edit(fleetWith({ hotels: { 'grand-plaza': {} } }));
  const state = await edit({
    ...fleetWith({ channels: stable('1.1.0', '1.0.0') }),
    hotels: { ...fleetWith().hotels, 'grand-plaza': { nots: 'x' }, 'seaside-inn': {} },
  });
  expect(state.current?.revision).toBe(2);
  expect(runs(state, 'seaside-inn')).toEqual(['1.1.0', '1.0.0']);
  expect(runs(state, 'anywhere')).toEqual(['1.1.0', '1.0.0']);
  expect(runs(state, 'grand-plaza')).toEqual(['1.0.0']);
  expect(state.behind).toEqual([
    {
      revision: 1,
      hotels: ['grand-plaza'],
      problems: [
        {
          text: 'hotels → grand-plaza has an unknown key "nots": did you mean "note"?',
          hotels: ['grand-plaza'],
        },
      ],
      since: '2026-05-04T10:02:00.000Z',
    },
  ]);
});

test('FLEET-03 keeps a hotel behind over many revisions until its error is fixed', async () => {
  const { edit } = operatedFleet();
  await edit(fleetWith());
  const broken = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } };
  await edit(fleetWith({ hotels: broken }));
  const third = await edit(fleetWith({ hotels: broken, channels: stable('1.1.0') }));
  expect(runs(third, 'grand-plaza')).toEqual(['1.0.0']);
  expect(third.behind).toMatchObject([{ revision: 1, since: '2026-05-04T10:02:00.000Z' }]);
  const fourth = await edit(fleetWith({ channels: stable('1.1.0') }));
  expect(runs(fourth, 'grand-plaza')).toEqual(['1.1.0']);
  expect(fourth.behind).toEqual([]);
});

test('FLEET-80 applies a channel without its release only to hotels on other releases', async () => {
  const { edit } = operatedFleet();
  await edit(fleetWith());
  const state = await edit(fleetWith({ channels: stable('9.9.9') }));
  expect(state.current?.revision).toBe(1);
  expect(runs(state, 'grand-plaza')).toEqual(['1.0.0']);
  expect(state.refused).toEqual({
    problems: [{ text: 'mfe-hotel 9.9.9 is not in the release store', hotels: ['*'] }],
    since: '2026-05-04T10:02:00.000Z',
  });
  const pinned = { 'seaside-inn': { remotes: { 'mfe-hotel': { pin: '1.1.0' } } } };
  const other = await edit(fleetWith({ channels: stable('9.9.9'), hotels: pinned }));
  expect(runs(other, 'seaside-inn')).toEqual(['1.1.0']);
  expect(runs(other, 'grand-plaza')).toEqual(['1.0.0']);
  expect(other.behind).toMatchObject([{ revision: 1, hotels: ['*'] }]);
});

test('FLEET-05 refuses an edit of an older revision after another change, and says why', async () => {
  const { holder, source, edit, state } = operatedFleet();
  await edit(fleetWith());
  const begun = holder.fleet ?? '';
  await edit(fleetWith({ channels: stable('1.1.0') }));
  const stale = await edit(begun.replace('"1.0.0"', '"0.9.0"'));
  expect(stale.current?.revision).toBe(2);
  expect(stale.refused?.problems).toEqual([
    { text: 'It is an edit of revision 1, but another revision is current', hotels: [] },
  ]);
  expect(stale.refused?.stale).toBe(
    'It edits revision 1, but 2 (edit of fleet.json, by hand) came later. Move the file away: the gateway writes the current document again, and you can repeat the change there. To undo the later changes, remove its line "revision".',
  );
  holder.fleet = undefined;
  await state();
  expect(holder.fleet).toBe((await source.revisionLog.read(2))?.text);
  const undone = await edit(fleetWith({ note: 'no revision' }));
  expect(undone.current?.revision).toBe(3);
});

test('FLEET-05 refuses an unknown revision, and ignores an unchanged older one', async () => {
  const { holder, edit, state } = operatedFleet();
  await edit(fleetWith());
  const first = holder.fleet ?? '';
  const second = await edit(fleetWith({ note: 'second' }));
  for (const unchanged of [first, setRevision(second.current?.text ?? '', 7)]) {
    holder.fleet = unchanged;
    expect((await state()).refused).toBeUndefined();
    expect(holder.fleet).toBe(second.current?.text);
  }
  const { refused } = await edit(fleetWith({ revision: 40 }));
  expect(refused?.stale).toContain('It names revision 40, but the newest is 2.');
});

test('FLEET-07 applies current withdrawals everywhere, also at hotels left behind', async () => {
  const { edit } = operatedFleet();
  await edit(fleetWith({ channels: stable('1.1.0', '1.0.0') }));
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const broken = { 'grand-plaza': { signup_hotel: 'Grand Plaza' } };
  const state = await edit(
    fleetWith({ channels: stable('1.1.0', '1.0.0'), hotels: broken, withdrawn }),
  );
  expect(runs(state, 'anywhere')).toEqual(['1.0.0']);
  expect(runs(state, 'grand-plaza')).toEqual(['1.0.0']);
  expect(state.behind).toMatchObject([{ revision: 1, hotels: ['grand-plaza'] }]);
});

test('FLEET-83 refuses a withdrawal that leaves a hotel without a page', async () => {
  const { edit } = operatedFleet();
  const pinned = { 'seaside-inn': { remotes: { 'mfe-hotel': { pin: '1.0.0' } } } };
  await edit(fleetWith({ channels: stable('1.1.0'), hotels: pinned }));
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const state = await edit(fleetWith({ channels: stable('1.1.0'), hotels: pinned, withdrawn }));
  expect(state.refused?.problems).toEqual([
    {
      text: 'mfe-hotel 1.1.0 is withdrawn, and there is no other release to run',
      hotels: ['*'],
    },
  ]);
  expect(runs(state, 'grand-plaza')).toEqual(['1.1.0']);
});

test('reports a remote whose only release is withdrawn only if it is enabled', async () => {
  const { edit } = operatedFleet();
  const withdrawn = { 'mfe-listings': { '1.0.0': 'It throws.' } };
  const state = await edit(fleetWith({ withdrawn }));
  expect(state.behind).toEqual([]);
  expect(state.current?.revision).toBe(1);
});

test('warns of a missing previous release or channel "next", a withdrawn pin, an unknown name', async () => {
  const { edit } = operatedFleet();
  const { warnings } = await edit(
    fleetWith({
      channels: {
        ...stable('1.1.0', '0.8.0'),
        'mfe-listings': { stable: { current: '1.0.0' }, next: { current: '3.0.0' } },
      },
      hotels: {
        'grand-plaza': { remotes: { 'mfe-auth': { channel: 'next' } } },
        'seaside-inn': { remotes: { 'mfe-hotel': { pin: '1.0.0' } } },
      },
      withdrawn: { 'mfe-hotel': { '1.0.0': 'x' }, 'mfe-listing': { '1.0.0': 'y' } },
    }),
  );
  expect(warnings.map(({ text, hotels }) => [text, ...hotels])).toEqual([
    [
      'mfe-hotel 0.8.0 is not in the release store, so that there is none to fall back to',
      '*',
      'grand-plaza',
      'seaside-inn',
    ],
    ['mfe-auth has no channel "next", so that hotels which chose it get "stable"', 'grand-plaza'],
    ['mfe-hotel 1.0.0 is withdrawn, so that 1.1.0 runs instead', 'seaside-inn'],
    ['versions of mfe-listing are withdrawn, but no hotel has it: did you mean "mfe-listings"?'],
  ]);
});

test('serves no hotel with an empty fleet', async () => {
  const { state } = operatedFleet();
  const nothing = await state();
  expect(nothing).toMatchObject({
    newest: 0,
    behind: [],
    warnings: [],
    missing: [],
    servesAnyHotel: false,
  });
  expect([nothing.current, nothing.refused, nothing.worker]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(nothing.effectiveRevisionOf('inn')).toBeUndefined();
  expect(nothing.resolve('inn')).toBeUndefined();
});

test('FLEET-02 refuses an unreadable file with the reason and keeps the current revision', async () => {
  const { source, store, edit } = operatedFleet();
  await edit(fleetWith());
  const reading = (read: typeof source.read) => fleetState({ fleet: { ...source, read }, store });
  const unreadable = { unreadable: 'It has 17 MB', changedAt: '2026-05-04T11:00:00.000Z' };
  const state = await reading(async () => unreadable);
  expect([state.file, state.edit, state.missing]).toEqual([undefined, undefined, []]);
  expect(state.refused).toEqual({
    problems: [{ text: 'It has 17 MB', hotels: [] }],
    since: '2026-05-04T11:00:00.000Z',
  });
  expect(runs(state, 'grand-plaza')).toEqual(['1.0.0']);
  await expect(reading(() => Promise.reject(new Error('EIO')))).rejects.toThrow('EIO');
});

test('FLEET-03 keeps hotels on an earlier revision if the current one becomes invalid everywhere', async () => {
  const stored = [...all];
  const { edit, state } = operatedFleet(stored);
  await edit(fleetWith());
  await edit(fleetWith({ channels: stable('1.1.0') }));
  stored.splice(stored.indexOf(newer), 1);
  const older = await state();
  expect(older.current?.revision).toBe(2);
  expect([older.servesAnyHotel, runs(older, 'inn')]).toEqual([true, ['1.0.0']]);
  stored.length = 0;
  const none = await state();
  expect(none.servesAnyHotel).toBe(false);
  expect(none.resolve('inn')).toBeUndefined();
  expect(none.behind).toMatchObject([
    { revision: undefined, hotels: ['*', 'default'], since: '2026-05-04T10:01:00.000Z' },
  ]);
});

test('resolves a hotel once while nothing changes', async () => {
  const { source, store, edit } = operatedFleet();
  await edit(fleetWith());
  const resolutions = new LRUCache<string, Resolution>({ max: 9 });
  const before = await fleetState({ fleet: source, store, resolutions });
  expect(before.resolve('inn')).toBe(before.resolve('inn'));
  expect(before.resolve('inn')).not.toBe(before.resolve('spa'));
});

test('resolves a hotel again after its revision or an available release has changed', async () => {
  const stored = all.filter((release) => release !== listings);
  const { source, store, edit } = operatedFleet(stored);
  await edit(fleetWith());
  const resolutions = new LRUCache<string, Resolution>({ max: 9 });
  const resolved = async () => {
    const state = await fleetState({ fleet: source, store, resolutions });
    return state.resolve('inn');
  };
  const first = await resolved();
  expect(await resolved()).toBe(first);
  stored.push(listings);
  const mounts = (await resolved())?.composition.mounts.map(({ remote }) => remote);
  expect(mounts).toContain('mfe-listings');
  await edit(fleetWith({ channels: stable('1.1.0') }));
  expect((await resolved())?.composition.id).not.toBe(first?.composition.id);
});

test('gives pages the realtime service', async () => {
  const { source, store, edit } = operatedFleet();
  await edit(fleetWith());
  const realtime = { key: 'key', host: 'soketi.test' };
  const state = await fleetState({ fleet: source, store, realtime });
  expect(state.resolve('inn')?.composition.realtime).toEqual(realtime);
});

test('APP-06 takes the first available worker of the channel that is not withdrawn', async () => {
  const worker = async (channel: object, more: Partial<Fleet> = {}) => {
    const { edit } = operatedFleet([...all, workerRelease('1.0.0'), workerRelease('1.1.0')]);
    const channels = { worker: { stable: channel } } as Fleet['channels'];
    return (await edit(fleetWith({ channels, ...more }))).worker?.version;
  };
  expect(await worker({ current: '1.1.0', previous: '1.0.0' })).toBe('1.1.0');
  expect(await worker({ current: '7.0.0', previous: '1.0.0' })).toBe('1.0.0');
  const withdrawn = { worker: { '1.1.0': 'It keeps too much.' } };
  expect(await worker({ current: '1.1.0', previous: '1.0.0' }, { withdrawn })).toBe('1.0.0');
  expect(await worker({ current: '1.1.0' }, { withdrawn })).toBeUndefined();
});

test('FLEET-05 names the last five revisions in between', async () => {
  const { holder, edit } = operatedFleet();
  await edit(fleetWith());
  const begun = holder.fleet ?? '';
  for (const note of ['b', 'c', 'd', 'e', 'f', 'g']) await edit(fleetWith({ note }));
  const { refused } = await edit(begun.replace('"1.0.0"', '"0.9.0"'));
  const between = [3, 4, 5, 6, 7].map((one) => `${one} (edit of fleet.json, by hand)`);
  expect(refused?.stale).toContain(`but ${between.join(', ')} came later. Move`);
});
