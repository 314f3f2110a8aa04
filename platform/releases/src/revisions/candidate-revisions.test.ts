import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { auth, fleetOf, hotel, shellRelease } from '../testing/fixtures.ts';
import {
  candidateRevisionsFrom,
  effectiveRevisionOf,
  hotelsWithoutPage,
} from './candidate-revisions.ts';
import type { Revision } from './revision-log.ts';

const all = [shellRelease(), auth, hotel, { ...hotel, version: '1.1.0' }];
const good = fleetOf(all.slice(0, 3));
const pinnedAt = (slug: string, version: string): Fleet => ({
  ...good,
  hotels: { ...good.hotels, [slug]: { remotes: { 'mfe-hotel': { pin: version } } } },
});
const nowhere: Fleet = { channels: {}, hotels: {} };

/**
 * Returns the candidates of a revision log. The last of these documents is current; undefined is
 * unreadable.
 */
async function candidates(documents: (Fleet | undefined)[]) {
  const log = documents.map(
    (fleet, index): Revision | undefined =>
      fleet && { revision: index + 1, at: '', who: '', what: '', text: JSON.stringify(fleet) },
  );
  const manifest = async (name: string, version: string): Promise<Release | undefined> =>
    all.find((one) => one.name === name && one.version === version);
  const revisionLog = { read: async (revision: number) => log[revision - 1] };
  const found = await candidateRevisionsFrom(log.at(-1), revisionLog, { manifest });
  return { found, revisions: found.map(({ revision }) => revision.revision) };
}

test('returns one candidate if the revision is valid for every hotel', async () => {
  expect((await candidates([good, pinnedAt('inn', '1.1.0')])).revisions).toEqual([2]);
  expect((await candidates([])).revisions).toEqual([]);
});

test('FLEET-03 reads earlier revisions until each hotel has a valid one', async () => {
  const { found, revisions } = await candidates([good, good, undefined, pinnedAt('inn', '7.0.0')]);
  expect(revisions).toEqual([4, 2]);
  expect(effectiveRevisionOf(found, 'inn')?.revision.revision).toBe(2);
  expect(effectiveRevisionOf(found, 'anywhere')?.revision.revision).toBe(4);
});

test('FLEET-03 finds a valid revision for a hotel that only an older revision names', async () => {
  const broken = { ...good, hotels: { '*': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } } };
  expect((await candidates([good, pinnedAt('spa', '7.0.0'), broken])).revisions).toEqual([3, 2, 1]);
});

test('FLEET-03 searches twenty revisions back, and no further', async () => {
  const broken = Array.from({ length: 20 }, () => nowhere);
  expect((await candidates([good, ...broken])).revisions.at(-1)).toBe(1);
  const more = await candidates([good, ...broken, nowhere]);
  expect(more.revisions).toHaveLength(21);
  expect(more.revisions.at(-1)).toBe(2);
  expect(effectiveRevisionOf(more.found, 'inn')).toBeUndefined();
});

test('FLEET-07 applies current withdrawals to earlier revisions', async () => {
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const older = pinnedAt('inn', '1.1.0');
  const broken = { ...pinnedAt('inn', '7.0.0'), withdrawn };
  const { found, revisions } = await candidates([good, older, broken]);
  expect(revisions).toEqual([3, 2]);
  expect(found[1]?.document.fleet.withdrawn).toEqual(withdrawn);
});

test('FLEET-83 reports a hotel that loses its page', async () => {
  const before = (await candidates([pinnedAt('inn', '1.1.0')])).found;
  const after = (await candidates([pinnedAt('inn', '7.0.0')])).found;
  expect(hotelsWithoutPage(before, after)).toEqual(['inn']);
  expect(hotelsWithoutPage(after, after)).toEqual([]);
  expect(hotelsWithoutPage(before, before)).toEqual([]);
  expect(hotelsWithoutPage(before, [])).toEqual([]);
});
