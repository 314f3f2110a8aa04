import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, shellRelease } from '../testing/fixtures.ts';
import { type Candidate, candidatesFrom, courseOf, leftDark } from './candidates.ts';
import type { Edition } from './journal.ts';

const all = [shellRelease(), auth, hotel, { ...hotel, version: '1.1.0' }];
const good = fleetOf(all.slice(0, 3));
const pinnedAt = (slug: string, version: string): Fleet => ({
  ...good,
  hotels: { ...good.hotels, [slug]: { remotes: { 'mfe-hotel': { pin: version } } } },
});
const nowhere: Fleet = { channels: {}, hotels: {} };

/** The candidates of a journal with these documents, the last in force; undefined is unreadable. */
async function candidates(documents: (Fleet | undefined)[], judged?: Candidate[], releases = all) {
  const editions = documents.map(
    (fleet, place): Edition | undefined =>
      fleet && { revision: place + 1, at: '', who: '', what: '', text: JSON.stringify(fleet) },
  );
  const asked: string[] = [];
  const manifest = async (name: string, version: string): Promise<Release | undefined> => {
    asked.push(`${name} ${version}`);
    return releases.find((one) => one.name === name && one.version === version);
  };
  const journal = { read: async (revision: number) => editions[revision - 1] };
  const found = await candidatesFrom(editions.at(-1), journal, { manifest }, judged);
  return { found, asked, revisions: found.map(({ edition }) => edition.revision) };
}

test('an edition that works at every hotel is the only candidate', async () => {
  expect((await candidates([good, pinnedAt('inn', '1.1.0')])).revisions).toEqual([2]);
  expect((await candidates([])).revisions).toEqual([]);
});

test('FLEET-03 where an edition does not work, those before it come until each hotel has one', async () => {
  const { found, revisions } = await candidates([good, good, undefined, pinnedAt('inn', '7.0.0')]);
  expect(revisions).toEqual([4, 2]);
  expect(courseOf(found, 'inn')?.edition.revision).toBe(2);
  expect(courseOf(found, 'anywhere')?.edition.revision).toBe(4);
});

test('FLEET-03 a hotel that only an older edition names has to have one, too', async () => {
  const broken = { ...good, hotels: { '*': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } } };
  expect((await candidates([good, pinnedAt('spa', '7.0.0'), broken])).revisions).toEqual([3, 2, 1]);
});

test('FLEET-03 a hotel looks twenty revisions back, and no further', async () => {
  const broken = Array.from({ length: 20 }, () => nowhere);
  expect((await candidates([good, ...broken])).revisions.at(-1)).toBe(1);
  const more = await candidates([good, ...broken, nowhere]);
  expect(more.revisions).toHaveLength(21);
  expect(more.revisions.at(-1)).toBe(2);
  expect(courseOf(more.found, 'inn')).toBeUndefined();
});

test('FLEET-07 what the edition in force withdraws is withdrawn in those before it, judged or not', async () => {
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'It throws.' } };
  const older = pinnedAt('inn', '1.1.0');
  const judged = (await candidates([older])).found;
  const broken = { ...pinnedAt('inn', '7.0.0'), withdrawn };
  const { found, revisions } = await candidates([good, older, broken], judged);
  expect(revisions).toEqual([3, 2]);
  expect(found[1]?.document.fleet.withdrawn).toEqual(withdrawn);
});

test('an edition that was judged from the same text and releases is not judged again', async () => {
  const first = await candidates([good]);
  const again = await candidates([nowhere, good], first.found);
  expect(again.asked).toEqual([]);
  expect(again.revisions).toEqual([2]);
  expect(again.found[0]?.problems('inn')).toEqual([]);
  expect((await candidates([pinnedAt('inn', '1.1.0')], first.found)).asked).not.toEqual([]);
});

test('FLEET-02 an edition that lacked a release is judged again', async () => {
  const lacking = (await candidates([good], undefined, all.slice(0, 2))).found;
  expect(lacking[0]?.problems('inn')).toEqual(['mfe-hotel 1.0.0 is not in the release store']);
  expect((await candidates([good], lacking)).found[0]?.problems('inn')).toEqual([]);
});

test('FLEET-07 a hotel that had a page and has none is left dark', async () => {
  const before = (await candidates([pinnedAt('inn', '1.1.0')])).found;
  const after = (await candidates([pinnedAt('inn', '7.0.0')])).found;
  expect(leftDark(before, after)).toEqual(['inn']);
  expect(leftDark(after, after)).toEqual([]);
  expect(leftDark(before, before)).toEqual([]);
  expect(leftDark(before, [])).toEqual([]);
});
