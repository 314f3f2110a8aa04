import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { expect, test } from 'vitest';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  shellRelease,
  workerRelease,
} from '../testing/fixtures.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { settle } from './settle.ts';
import { fleetState } from './state.ts';
import { UnreadableFile } from './unreadable-file.ts';

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

/** A fleet as its operators edit it; `edit` answers the state that comes of it. */
function operated(releases: readonly Release[] = all) {
  const holder = { fleet: undefined as string | undefined, now: NOW };
  const source = memoryFleet(holder);
  const store = {
    manifest: async (name: string, version: string) =>
      releases.find((one) => one.name === name && one.version === version),
  };
  async function state() {
    for (let tries = 0; tries < 10; tries += 1) {
      const judged = await fleetState({ source, store });
      if (!(await settle(source, judged, holder.now))) return judged;
    }
    throw new Error('The fleet does not settle.');
  }
  const edit = (fleet: unknown) => {
    holder.now += 60_000;
    holder.fleet = typeof fleet === 'string' ? fleet : JSON.stringify(fleet);
    return state();
  };
  return { holder, source, store, state, edit };
}

type State = Awaited<ReturnType<ReturnType<typeof operated>['state']>>;
const runs = (state: State, slug: string) =>
  state
    .resolve(slug)
    ?.composition.remotes.find(({ name }) => name === 'mfe-hotel')
    ?.sources.map(({ version }) => version);

test('FLEET-01 an edit by hand that works becomes an edition, and the file says which', async () => {
  const { holder, source, edit } = operated();
  const written = '{ // ours\n  "channels": {}, "hotels": {} }';
  await edit(fleetWith({ note: 'Call Ann first.' }));
  const { edition } = await edit(`// second\n${JSON.stringify(fleetWith())}`);
  expect(edition).toMatchObject({ revision: 2, who: 'by hand', at: '2026-05-04T10:02:00.000Z' });
  expect(holder.fleet).toBe(edition?.text);
  expect(holder.fleet).toContain('// second');
  expect((await source.journal.read(1))?.text).toContain('Call Ann first.');
  // Refused, and so in no journal.
  expect((await edit(written)).newest).toBe(2);
  expect(holder.fleet).toBe(written);
});

test('FLEET-03 what is wrong at one hotel holds back that hotel alone', async () => {
  const { edit } = operated();
  await edit(fleetWith({ hotels: { 'grand-plaza': {} } }));
  const state = await edit({
    ...fleetWith({ channels: stable('1.1.0', '1.0.0') }),
    hotels: { ...fleetWith().hotels, 'grand-plaza': { nots: 'x' }, 'seaside-inn': {} },
  });
  expect(state.edition?.revision).toBe(2);
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

test('FLEET-03 a hotel stays where it was over many editions, and follows once its slip is gone', async () => {
  const { edit } = operated();
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

test('FLEET-03 a channel without its release moves nobody but a hotel that is not on it', async () => {
  const { edit } = operated();
  await edit(fleetWith());
  const state = await edit(fleetWith({ channels: stable('9.9.9') }));
  expect(state.edition?.revision).toBe(1);
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

test('FLEET-05 an edit of what was in force before a change of somebody else is refused, and why', async () => {
  const { holder, source, edit, state } = operated();
  await edit(fleetWith());
  const begun = holder.fleet ?? '';
  await edit(fleetWith({ channels: stable('1.1.0') }));
  const stale = await edit(begun.replace('"1.0.0"', '"0.9.0"'));
  expect(stale.edition?.revision).toBe(2);
  expect(stale.refused?.problems).toEqual([
    { text: 'It is an edit of revision 1, and another one is in force by now', hotels: [] },
  ]);
  expect(stale.refused?.stale).toBe(
    'It was revision 1 that was edited, and since then came 2 (edit of fleet.json, by hand). Move the file away: it is written again as it is in force, to make the change there. To undo what came between, take its line "revision" out.',
  );
  holder.fleet = undefined;
  await state();
  expect(holder.fleet).toBe((await source.journal.read(2))?.text);
  const undone = await edit(fleetWith({ note: 'no revision' }));
  expect(undone.edition?.revision).toBe(3);
});

test('FLEET-05 a revision that never was is refused, and an older edition as it was is no edit', async () => {
  const { holder, edit, state } = operated();
  await edit(fleetWith());
  const first = holder.fleet ?? '';
  const second = await edit(fleetWith({ note: 'second' }));
  holder.fleet = first;
  expect((await state()).refused).toBeUndefined();
  expect(holder.fleet).toBe(second.edition?.text);
  const { refused } = await edit(fleetWith({ revision: 40 }));
  expect(refused?.stale).toContain('It says revision 40, and there is none after 2.');
});

test('FLEET-07 what the edition in force withdraws runs nowhere, not even where a hotel stayed behind', async () => {
  const { edit } = operated();
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

test('FLEET-07 a withdrawal that would leave a hotel without a page is refused', async () => {
  const { edit } = operated();
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

test('a remote whose only release is withdrawn is missed only where it is enabled', async () => {
  const { edit } = operated();
  const withdrawn = { 'mfe-listings': { '1.0.0': 'It throws.' } };
  const state = await edit(fleetWith({ withdrawn }));
  expect(state.behind).toEqual([]);
  expect(state.edition?.revision).toBe(1);
});

test('warnings: no previous release, no channel "next", a withdrawn pin, an empty channel, a slip', async () => {
  const { edit } = operated();
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
    ['mfe-listings 3.0.0 of the channel "next" is not in the release store'],
    ['of mfe-listing, versions are withdrawn, and no hotel has it: did you mean "mfe-listings"?'],
  ]);
});

test('a fleet of which nothing is known serves nobody', async () => {
  const { state } = operated();
  const nothing = await state();
  expect(nothing).toMatchObject({
    newest: 0,
    behind: [],
    warnings: [],
    missing: [],
    serves: false,
  });
  expect([nothing.edition, nothing.refused, nothing.worker]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(nothing.course('inn')).toBeUndefined();
  expect(nothing.resolve('inn')).toBeUndefined();
});

test('FLEET-02 a file that cannot be read is refused with the reason, and what is in force goes on', async () => {
  const { source, store, edit } = operated();
  await edit(fleetWith());
  const reading = (error: Error) =>
    fleetState({ source: { ...source, read: () => Promise.reject(error) }, store });
  const state = await reading(new UnreadableFile('It has 17 MB', '2026-05-04T11:00:00.000Z'));
  expect(state).toMatchObject({ file: undefined, edit: undefined, missing: [] });
  expect(state.refused).toEqual({
    problems: [{ text: 'It has 17 MB', hotels: [] }],
    since: '2026-05-04T11:00:00.000Z',
  });
  expect(runs(state, 'grand-plaza')).toEqual(['1.0.0']);
  await expect(reading(new Error('EIO'))).rejects.toThrow('EIO');
});

test('FLEET-03 where what is in force runs nowhere any more, hotels go on with what was before it', async () => {
  const there = [...all];
  const { edit, state } = operated(there);
  await edit(fleetWith());
  await edit(fleetWith({ channels: stable('1.1.0') }));
  there.splice(there.indexOf(newer), 1);
  const older = await state();
  expect(older.edition?.revision).toBe(2);
  expect([older.serves, runs(older, 'inn')]).toEqual([true, ['1.0.0']]);
  there.length = 0;
  const none = await state();
  expect(none.serves).toBe(false);
  expect(none.resolve('inn')).toBeUndefined();
  expect(none.behind).toMatchObject([
    { revision: undefined, hotels: ['*', 'default'], since: '2026-05-04T10:01:00.000Z' },
  ]);
});

test('what was judged before is neither read again nor resolved again', async () => {
  const { source, store, edit } = operated();
  const before = await edit(fleetWith());
  expect(before.resolve('inn')).toBe(before.resolve('inn'));
  expect(before.resolve('inn')).not.toBe(before.resolve('spa'));
  const asked: string[] = [];
  const manifest = (name: string, version: string) => {
    asked.push(name);
    return store.manifest(name, version);
  };
  await fleetState({ source, store: { manifest } }, before);
  expect(asked).toEqual([]);
  await fleetState({ source, store: { manifest } });
  expect(asked).toHaveLength(4);
});

test('pages are told of the realtime service', async () => {
  const { source, store, edit } = operated();
  await edit(fleetWith());
  const realtime = { key: 'key', host: 'soketi.test' };
  const state = await fleetState({ source, store, realtime });
  expect(state.resolve('inn')?.composition.realtime).toEqual(realtime);
});

test('APP-06 the worker of all hotels is the first of its channel that is there and may run', async () => {
  const worker = async (channel: object, more: Partial<Fleet> = {}) => {
    const { edit } = operated([...all, workerRelease('1.0.0'), workerRelease('1.1.0')]);
    const channels = { worker: { stable: channel } } as Fleet['channels'];
    return (await edit(fleetWith({ channels, ...more }))).worker?.version;
  };
  expect(await worker({ current: '1.1.0', previous: '1.0.0' })).toBe('1.1.0');
  expect(await worker({ current: '7.0.0', previous: '1.0.0' })).toBe('1.0.0');
  const withdrawn = { worker: { '1.1.0': 'It keeps too much.' } };
  expect(await worker({ current: '1.1.0', previous: '1.0.0' }, { withdrawn })).toBe('1.0.0');
  expect(await worker({ current: '1.1.0' }, { withdrawn })).toBeUndefined();
});

test('FLEET-05 of what came between, the last five revisions are told', async () => {
  const { holder, edit } = operated();
  await edit(fleetWith());
  const begun = holder.fleet ?? '';
  for (const note of ['b', 'c', 'd', 'e', 'f', 'g']) await edit(fleetWith({ note }));
  const { refused } = await edit(begun.replace('"1.0.0"', '"0.9.0"'));
  const between = [3, 4, 5, 6, 7].map((one) => `${one} (edit of fleet.json, by hand)`);
  expect(refused?.stale).toContain(`since then came ${between.join(', ')}. Move`);
});
