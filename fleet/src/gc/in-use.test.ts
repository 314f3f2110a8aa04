import { UnreadableFile } from '@foyer/gateway/fleet/unreadable-file';
import { auth, fleetOf, hotel, shellRelease } from '@foyer/gateway/testing/fixtures';
import { memoryFleet } from '@foyer/gateway/testing/memory-fleet';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { useOf } from './in-use.ts';

const all = [shellRelease(), auth, hotel, { ...hotel, version: '0.9.0' }];
const running = (version: string, hotels: Fleet['hotels'] = {}): Fleet =>
  fleetOf([shellRelease(), auth, { ...hotel, version }], hotels);
const store = {
  manifest: async (name: string, version: string) =>
    all.find((one) => one.name === name && one.version === version),
};
const MINUTE_MS = 60_000;

/** Who needs what with these editions, one a minute, the last in force; undefined is unreadable. */
async function use(editions: (Fleet | undefined)[], file?: string, since = 0) {
  const source = memoryFleet({ fleet: file, now: 0 });
  const journal = {
    ...source.journal,
    newest: async () => editions.length,
    async read(revision: number) {
      const fleet = editions[revision - 1];
      const at = new Date(revision * MINUTE_MS).toISOString();
      const rest = { revision, at, who: 'ann', what: 'a test' };
      return fleet && { ...rest, text: JSON.stringify(fleet) };
    },
  };
  const { inUse, until } = await useOf({ ...source, journal }, store, since);
  const ofHotel = (keys: Iterable<string>) =>
    [...keys].filter((key) => key.startsWith('mfe-hotel')).sort();
  return {
    inUse: ofHotel(inUse),
    until: new Map([...until].filter(([key]) => key.includes('mfe-hotel'))),
  };
}

test('FLEET-16 in use is what the edition in force names, and what the file is about to', async () => {
  expect((await use([running('0.9.0'), running('1.0.0')])).inUse).toEqual(['mfe-hotel@1.0.0']);
  const edit = JSON.stringify(running('0.8.0'));
  expect((await use([running('1.0.0')], edit)).inUse).toEqual([
    'mfe-hotel@0.8.0',
    'mfe-hotel@1.0.0',
  ]);
  expect((await use([], edit)).inUse).toEqual(['mfe-hotel@0.8.0']);
});

test('FLEET-16 in use is what hotels run since the edition in force does not work for them', async () => {
  const broken = running('1.0.0', { inn: { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } });
  expect((await use([running('0.8.0'), running('0.9.0'), broken])).inUse).toEqual([
    'mfe-hotel@0.9.0',
    'mfe-hotel@1.0.0',
    'mfe-hotel@7.0.0',
  ]);
});

test('FLEET-17 a release was used until the edition after the last that names it came', async () => {
  const editions = ['0.7.0', '0.8.0', '0.7.0', '0.9.0', '1.0.0'].map((one) => running(one));
  const { until } = await use(editions);
  expect([...until]).toEqual([
    ['mfe-hotel@0.9.0', 5 * MINUTE_MS],
    ['mfe-hotel@0.7.0', 4 * MINUTE_MS],
    ['mfe-hotel@0.8.0', 3 * MINUTE_MS],
  ]);
  // Editions that were replaced before then are not looked at.
  expect([...(await use(editions, undefined, 4 * MINUTE_MS)).until.keys()]).toEqual([
    'mfe-hotel@0.9.0',
  ]);
  const gap = await use([running('0.8.0'), undefined, running('1.0.0')]);
  expect(gap.until.get('mfe-hotel@0.8.0')).toBe(3 * MINUTE_MS);
});

test('FLEET-16 without any document, or with one that cannot be read, nobody can tell', async () => {
  await expect(use([])).rejects.toThrow(
    'There is no fleet document, so nobody can tell which releases are in use.',
  );
  await expect(use([running('1.0.0')], '{ "channels": ')).rejects.toThrow(
    'fleet.json has to be corrected first, it may name releases: It is no JSON in line 1',
  );
  const source = memoryFleet({ fleet: undefined, now: 0 });
  const failing = (error: Error) =>
    useOf({ ...source, read: () => Promise.reject(error) }, store, 0);
  await expect(failing(new UnreadableFile('It has 17 MB', ''))).rejects.toThrow(
    'fleet.json: It has 17 MB.',
  );
  await expect(failing(new TypeError('EIO'))).rejects.toThrow(TypeError);
});
