import { describe, expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { readDocument } from '../document/document.ts';
import { memoryRevisionLog, type Revision } from '../revisions/revision-log.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { previousReleaseOf, rollBack } from './roll-back.ts';

const REMOTE = 'mfe-hotel';
const AT = { hotel: 'inn', remote: REMOTE, version: '1.1.0' };
const WHAT = 'automatic rollback mfe-hotel 1.1.0 --hotel inn';
const all = [shellRelease(), auth, hotel, listings, { ...hotel, version: '1.1.0' }];
const base = fleetOf(all.slice(0, 4), { inn: {}, spa: {} });
const onChannel = (stable: object, more: Partial<Fleet> = {}): Fleet => {
  return { ...base, channels: { ...base.channels, [REMOTE]: { stable } }, ...more } as Fleet;
};
const NEWER = onChannel({ current: '1.1.0', previous: '1.0.0' });

/** Rolls back in a revision log with these documents and returns the result. */
async function rolledBack(
  documents: Fleet[],
  { releases = all, at = AT, whats = [] as string[], appends = (): boolean => true } = {},
) {
  const revisionLog = memoryRevisionLog();
  for (const [index, fleet] of documents.entries()) {
    const what = whats[index] ?? 'a test';
    const text = JSON.stringify(fleet);
    await revisionLog.append({ revision: index + 1, at: '', who: 'ann', what, text });
  }
  const manifest = async (name: string, version: string): Promise<Release | undefined> =>
    releases.find((one) => one.name === name && one.version === version);
  const append = async (revision: Revision) => appends() && revisionLog.append(revision);
  const result = await rollBack(at, 'it throws', {
    clock: () => Date.parse('2026-05-04T10:00:00Z'),
    revisionLog: { ...revisionLog, append },
    store: { manifest },
  });
  const revision = await revisionLog.read(await revisionLog.newest());
  const { hotels } = readDocument(revision?.text ?? '').fleet;
  return { result, revision, remotes: hotels[at.hotel]?.remotes, hotels };
}

describe('FLEET-64 the previous release of a hotel', () => {
  const before = (fleet: Fleet, version = '1.1.0') => previousReleaseOf(fleet, { ...AT, version });
  const rollout = { version: '1.1.0', percent: 10 };

  test.each([
    ['is the release that it falls back to', NEWER, { current: '1.0.0', previous: undefined }],
    [
      'is the current one of other browsers during a rollout',
      onChannel({ current: '1.0.0', previous: '0.9.0', rollout }),
      { current: '1.0.0', previous: '0.9.0' },
    ],
    ['is missing if there is no other', onChannel({ current: '1.1.0' }), undefined],
    [
      'is missing if the hotel runs another release',
      onChannel({ current: '1.2.0', previous: '1.1.0' }),
      undefined,
    ],
    [
      'is missing if another release is being rolled out',
      onChannel({
        current: '1.1.0',
        previous: '1.0.0',
        rollout: { version: '1.2.0', percent: 10 },
      }),
      undefined,
    ],
    [
      'is missing for a pin',
      { ...NEWER, hotels: { inn: { remotes: { [REMOTE]: { pin: '1.1.0' } } } } },
      undefined,
    ],
    [
      'is missing if the release replaces a withdrawn pin',
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

test('FLEET-64 FLEET-123 rolls one hotel back with one remote, in a revision that says why', async () => {
  const { result, revision, remotes, hotels } = await rolledBack([base, NEWER]);
  expect(result).toEqual({ kind: 'done', previous: '1.0.0' });
  expect(revision).toMatchObject({
    revision: 3,
    at: '2026-05-04T10:00:00.000Z',
    who: 'automatic rollback',
    what: WHAT,
    why: 'it throws',
  });
  expect(revision?.text).toContain('"revision": 3');
  expect(remotes).toEqual({ [REMOTE]: { release: { current: '1.0.0' } } });
  expect(hotels.spa).toEqual({});
});

test('FLEET-122 keeps a release that was rolled back before, or has no previous one', async () => {
  const again = await rolledBack([base, NEWER, NEWER], { whats: ['', WHAT, 'release mfe-hotel'] });
  expect(again.result).toEqual({ kind: 'again' });
  const elsewhere = await rolledBack([base, NEWER], { whats: [WHAT.replace('inn', 'spa')] });
  expect(elsewhere.result.kind).toBe('done');
  expect((await rolledBack([base])).result).toEqual({ kind: 'nothing-before' });
  expect((await rolledBack([])).result).toEqual({ kind: 'refused' });
});

test('FLEET-122 searches a thousand revisions for an earlier rollback', async () => {
  const after = (count: number) =>
    rolledBack(
      Array.from({ length: count }, () => NEWER),
      { whats: [WHAT] },
    );
  expect((await after(21)).result.kind).toBe('again');
  expect((await after(1000)).result.kind).toBe('again');
  expect((await after(1001)).result.kind).toBe('done');
});

test('FLEET-64 tries fifty times after concurrent changes', async () => {
  let faster = 0;
  const withConcurrentChanges = (times: number) => {
    faster = times;
    return rolledBack([base, NEWER], {
      appends: () => {
        faster -= 1;
        return faster < 0;
      },
    });
  };
  expect((await withConcurrentChanges(49)).result.kind).toBe('done');
  await expect(withConcurrentChanges(50)).rejects.toThrow('Others keep changing the fleet');
});

describe('FLEET-121 if one remote alone cannot go back', () => {
  const moved = { path: 'offers', area: 'dashboard', screen: 'offers' } as const;
  // The newer auth has the screen that the newer hotel removed.
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

  test('rolls back everything that changed since, and nothing else', async () => {
    const { result, remotes } = await rolledBack([base, bothNewer], { releases });
    expect(result).toEqual({ kind: 'done', previous: '1.0.0' });
    expect(remotes).toEqual({ 'mfe-auth': own, [REMOTE]: own });
  });

  test('rolls back rollouts too, and keeps pins', async () => {
    const rollout = { version: '1.1.0', percent: 10 };
    const fleet: Fleet = {
      ...bothNewer,
      channels: {
        ...bothNewer.channels,
        'mfe-listings': { stable: { current: '1.0.0', rollout } },
      },
    };
    const { remotes } = await rolledBack([base, fleet], { releases });
    expect(remotes).toEqual({ 'mfe-auth': own, [REMOTE]: own, 'mfe-listings': own });
    const pinned = {
      ...fleet,
      hotels: { ...fleet.hotels, inn: { remotes: { 'mfe-listings': { pin: '1.1.0' } } } },
    };
    expect((await rolledBack([base, pinned], { releases })).remotes).toEqual({
      'mfe-auth': own,
      [REMOTE]: own,
      'mfe-listings': { pin: '1.1.0' },
    });
  });

  test('skips a revision that was invalid for the hotel', async () => {
    const broken = { ...base, hotels: { ...base.hotels, inn: { nots: 'x' } } } as unknown as Fleet;
    const { result } = await rolledBack([base, broken, bothNewer], { releases });
    expect(result.kind).toBe('done');
    expect((await rolledBack([broken, bothNewer], { releases })).result).toEqual({
      kind: 'refused',
    });
  });

  test('refuses if a pin keeps the others from going back', async () => {
    const pinned = {
      ...bothNewer,
      hotels: { ...base.hotels, inn: { remotes: { 'mfe-auth': { pin: '1.1.0' } } } },
    };
    expect((await rolledBack([base, pinned], { releases })).result).toEqual({ kind: 'refused' });
  });

  test('refuses if the hotel never ran such a combination', async () => {
    expect((await rolledBack([bothNewer], { releases })).result).toEqual({ kind: 'refused' });
  });
});
