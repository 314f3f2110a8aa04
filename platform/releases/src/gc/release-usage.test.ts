import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { auth, fleetOf, hotel, shellRelease } from '../testing/fixtures.ts';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { releaseUsage } from './collect-garbage.ts';

const all = [shellRelease(), auth, hotel, { ...hotel, version: '0.9.0' }];
const running = (version: string, hotels: Fleet['hotels'] = {}): Fleet =>
  fleetOf([shellRelease(), auth, { ...hotel, version }], hotels);
const store = {
  manifest: async (name: string, version: string) =>
    all.find((one) => one.name === name && one.version === version),
};
const MINUTE_MS = 60_000;

/** Computes the usage with these revisions, one per minute; undefined is an unreadable one. */
async function use(revisions: (Fleet | undefined)[], file?: string, since = 0) {
  const source = memoryFleet({ fleet: file, now: 0 });
  const revisionLog = {
    ...source.revisionLog,
    newest: async () => revisions.length,
    async read(revision: number) {
      const fleet = revisions[revision - 1];
      const at = new Date(revision * MINUTE_MS).toISOString();
      const rest = { revision, at, who: 'ann', what: 'a test' };
      return fleet && { ...rest, text: JSON.stringify(fleet) };
    },
  };
  const { inUse, lastUsed } = await releaseUsage({ ...source, revisionLog }, store, since);
  const ofHotel = (keys: Iterable<string>) =>
    [...keys].filter((key) => key.startsWith('mfe-hotel')).sort();
  return {
    inUse: ofHotel(inUse),
    lastUsed: new Map([...lastUsed].filter(([key]) => key.includes('mfe-hotel'))),
  };
}

test('FLEET-16 counts releases of the revision in force and of the edited file as in use', async () => {
  expect((await use([running('0.9.0'), running('1.0.0')])).inUse).toEqual(['mfe-hotel@1.0.0']);
  const edit = JSON.stringify(running('0.8.0'));
  expect((await use([running('1.0.0')], edit)).inUse).toEqual([
    'mfe-hotel@0.8.0',
    'mfe-hotel@1.0.0',
  ]);
  expect((await use([], edit)).inUse).toEqual(['mfe-hotel@0.8.0']);
});

test('FLEET-16 counts releases of an older effective revision as in use', async () => {
  const broken = running('1.0.0', { inn: { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } });
  expect((await use([running('0.8.0'), running('0.9.0'), broken])).inUse).toEqual([
    'mfe-hotel@0.9.0',
    'mfe-hotel@1.0.0',
    'mfe-hotel@7.0.0',
  ]);
});

test('FLEET-17 a release counts as used until the next revision without it', async () => {
  const revisions = ['0.7.0', '0.8.0', '0.7.0', '0.9.0', '1.0.0'].map((one) => running(one));
  const { lastUsed } = await use(revisions);
  expect([...lastUsed]).toEqual([
    ['mfe-hotel@0.9.0', 5 * MINUTE_MS],
    ['mfe-hotel@0.7.0', 4 * MINUTE_MS],
    ['mfe-hotel@0.8.0', 3 * MINUTE_MS],
  ]);
  // Revisions that were replaced earlier are not read.
  expect([...(await use(revisions, undefined, 4 * MINUTE_MS)).lastUsed.keys()]).toEqual([
    'mfe-hotel@0.9.0',
  ]);
  const gap = await use([running('0.8.0'), undefined, running('1.0.0')]);
  expect(gap.lastUsed.get('mfe-hotel@0.8.0')).toBe(3 * MINUTE_MS);
});

test('FLEET-16 refuses to run without a document or with an unreadable one', async () => {
  await expect(use([])).rejects.toThrow(
    'There is no fleet document, so the releases in use are unknown.',
  );
  await expect(use([running('1.0.0')], '{ "channels": ')).rejects.toThrow(
    'Correct fleet.json first, because it may name releases: It is not valid JSON in line 1',
  );
  const source = memoryFleet({ fleet: undefined, now: 0 });
  const unreadable = { unreadable: 'It has 17 MB', changedAt: '' };
  const read = async () => unreadable;
  await expect(releaseUsage({ ...source, read }, store, 0)).rejects.toThrow(
    'fleet.json: It has 17 MB.',
  );
});
