import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../fleet/document.ts';
import { type Edition, memoryJournal } from '../fleet/journal.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { releaseBefore, takeBack } from './take-back.ts';

const REMOTE = 'mfe-hotel';
const AT = { hotel: 'inn', remote: REMOTE, version: '1.1.0' };
const WHAT = 'brake mfe-hotel 1.1.0 --hotel inn';
const all = [shellRelease(), auth, hotel, listings, { ...hotel, version: '1.1.0' }];
const base = fleetOf(all.slice(0, 4), { inn: {}, spa: {} });
const onChannel = (stable: object, more: Partial<Fleet> = {}): Fleet => {
  return { ...base, channels: { ...base.channels, [REMOTE]: { stable } }, ...more } as Fleet;
};
const NEWER = onChannel({ current: '1.1.0', previous: '1.0.0' });

/** A journal with these documents, and what taking back came to in it. */
async function takenBack(
  documents: Fleet[],
  { releases = all, at = AT, whats = [] as string[], appends = (): boolean => true } = {},
) {
  const journal = memoryJournal();
  for (const [place, fleet] of documents.entries()) {
    const what = whats[place] ?? 'a test';
    const text = JSON.stringify(fleet);
    await journal.append({ revision: place + 1, at: '', who: 'ann', what, text });
  }
  const manifest = async (name: string, version: string): Promise<Release | undefined> =>
    releases.find((one) => one.name === name && one.version === version);
  const append = async (edition: Edition) => appends() && journal.append(edition);
  const result = await takeBack(at, 'it throws', {
    clock: () => Date.parse('2026-05-04T10:00:00Z'),
    journal: { ...journal, append },
    store: { manifest },
  });
  const edition = await journal.read(await journal.newest());
  const { hotels } = readDocument(edition?.text ?? '').fleet;
  return { result, edition, remotes: hotels[at.hotel]?.remotes, hotels };
}

describe('FLEET-64 before a release of a hotel was', () => {
  const before = (fleet: Fleet, version = '1.1.0') => releaseBefore(fleet, { ...AT, version });
  const rollout = { version: '1.1.0', percent: 10 };

  test.each([
    ['what it falls back to', NEWER, { current: '1.0.0', previous: undefined }],
    [
      'what all others have, where it is rolled out',
      onChannel({ current: '1.0.0', previous: '0.9.0', rollout }),
      { current: '1.0.0', previous: '0.9.0' },
    ],
    ['nothing, where it is the only one', onChannel({ current: '1.1.0' }), undefined],
    [
      'nothing, where the hotel runs another one',
      onChannel({ current: '1.2.0', previous: '1.1.0' }),
      undefined,
    ],
    [
      'nothing, where another one is rolled out beside it',
      onChannel({
        current: '1.1.0',
        previous: '1.0.0',
        rollout: { version: '1.2.0', percent: 10 },
      }),
      undefined,
    ],
    [
      'nothing, where it is pinned',
      { ...NEWER, hotels: { inn: { remotes: { [REMOTE]: { pin: '1.1.0' } } } } },
      undefined,
    ],
    [
      'nothing, where it stands in for a pin that was withdrawn',
      {
        ...NEWER,
        hotels: { inn: { remotes: { [REMOTE]: { pin: '0.9.0' } } } },
        withdrawn: { [REMOTE]: { '0.9.0': 'It throws.' } },
      },
      undefined,
    ],
  ])('%s', (_, fleet, expected) => {
    expect(before(fleet)).toEqual(expected);
  });
});

test('FLEET-64 one hotel goes back with one remote, by an edition that says why', async () => {
  const { result, edition, remotes, hotels } = await takenBack([base, NEWER]);
  expect(result).toEqual({ kind: 'done', before: '1.0.0' });
  expect(edition).toMatchObject({
    revision: 3,
    at: '2026-05-04T10:00:00.000Z',
    who: 'the brake',
    what: WHAT,
    why: 'it throws',
  });
  expect(edition?.text).toContain('"revision": 3');
  expect(remotes).toEqual({ [REMOTE]: { release: { current: '1.0.0' } } });
  expect(hotels.spa).toEqual({});
});

test('FLEET-64 what was taken back before stays, and so does a release without one before it', async () => {
  const again = await takenBack([base, NEWER, NEWER], { whats: ['', WHAT, 'release mfe-hotel'] });
  expect(again.result).toEqual({ kind: 'again' });
  const elsewhere = await takenBack([base, NEWER], { whats: [WHAT.replace('inn', 'spa')] });
  expect(elsewhere.result.kind).toBe('done');
  expect((await takenBack([base])).result).toEqual({ kind: 'nothing-before' });
  expect((await takenBack([])).result).toEqual({ kind: 'refused' });
});

test('FLEET-64 what was taken back is looked for in a thousand editions', async () => {
  const after = (count: number) =>
    takenBack(
      Array.from({ length: count }, () => NEWER),
      { whats: [WHAT] },
    );
  expect((await after(21)).result.kind).toBe('again');
  expect((await after(1000)).result.kind).toBe('again');
  expect((await after(1001)).result.kind).toBe('done');
});

test('FLEET-64 somebody who is faster is followed, ten times', async () => {
  let faster = 0;
  const overtaken = (times: number) => {
    faster = times;
    return takenBack([base, NEWER], {
      appends: () => {
        faster -= 1;
        return faster < 0;
      },
    });
  };
  expect((await overtaken(9)).result.kind).toBe('done');
  expect((await overtaken(10)).result.kind).toBe('refused');
});

describe('FLEET-64 where one remote alone cannot go back', () => {
  const moved = { path: 'offers', area: 'dashboard', screen: 'offers' } as const;
  // The newer auth has the screen that the newer hotel gave up.
  const olderHotel = { ...hotel, mounts: [...hotel.mounts, moved] };
  const newerAuth = { ...auth, version: '1.1.0', mounts: [...auth.mounts, moved] };
  const newerListings = { ...listings, version: '1.1.0' };
  const releases = [
    shellRelease(),
    auth,
    newerAuth,
    olderHotel,
    { ...hotel, version: '1.1.0' },
    listings,
    newerListings,
  ];
  const channel = { stable: { current: '1.1.0', previous: '1.0.0' } };
  const bothNewer: Fleet = {
    ...base,
    channels: { ...base.channels, 'mfe-auth': channel, [REMOTE]: channel },
  };
  const own = { release: { current: '1.0.0' } };

  test('all that moved since goes back with it, and nothing else', async () => {
    const { result, remotes } = await takenBack([base, bothNewer], { releases });
    expect(result).toEqual({ kind: 'done', before: '1.0.0' });
    expect(remotes).toEqual({ 'mfe-auth': own, [REMOTE]: own });
  });

  test('what is rolled out goes back, too, and what is pinned stays', async () => {
    const rollout = { version: '1.1.0', percent: 10 };
    const fleet: Fleet = {
      ...bothNewer,
      channels: {
        ...bothNewer.channels,
        'mfe-listings': { stable: { current: '1.0.0', rollout } },
      },
    };
    const { remotes } = await takenBack([base, fleet], { releases });
    expect(remotes).toEqual({ 'mfe-auth': own, [REMOTE]: own, 'mfe-listings': own });
    const pinned = {
      ...fleet,
      hotels: { ...fleet.hotels, inn: { remotes: { 'mfe-listings': { pin: '1.1.0' } } } },
    };
    expect((await takenBack([base, pinned], { releases })).remotes).toEqual({
      'mfe-auth': own,
      [REMOTE]: own,
      'mfe-listings': { pin: '1.1.0' },
    });
  });

  test('an edition that did not work at the hotel is passed over', async () => {
    const broken = { ...base, hotels: { ...base.hotels, inn: { nots: 'x' } } } as unknown as Fleet;
    const { result } = await takenBack([base, broken, bothNewer], { releases });
    expect(result.kind).toBe('done');
    expect((await takenBack([broken, bothNewer], { releases })).result).toEqual({
      kind: 'refused',
    });
  });

  test('it is refused where a pin keeps the others from going back', async () => {
    const pinned = {
      ...bothNewer,
      hotels: { ...base.hotels, inn: { remotes: { 'mfe-auth': { pin: '1.1.0' } } } },
    };
    expect((await takenBack([base, pinned], { releases })).result).toEqual({ kind: 'refused' });
  });

  test('it is refused where it never ran so', async () => {
    expect((await takenBack([bothNewer], { releases })).result).toEqual({ kind: 'refused' });
  });
});
