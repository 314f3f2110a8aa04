import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderFleet } from '@foyer/gateway/fleet/folder-fleet';
import { stamp } from '@foyer/gateway/fleet/stamp';
import { folderStore } from '@foyer/gateway/store/folder-store';
import { auth, fleetOf, hotel, shellRelease } from '@foyer/gateway/testing/fixtures';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldIn } from '../world/world.ts';
import { collectGarbage } from './collect-garbage.ts';
import { removeUnless } from './remove-unless.ts';
import { storedIn } from './stored.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2030-06-01T00:00:00Z');
const daysAgo = (days: number) => NOW - days * DAY_MS;

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-gc-'));
});
afterEach(() => rm(data, { recursive: true }));

const all = [shellRelease(), auth, hotel];
const store = () => join(data, 'releases');

/** Releases of this content as they were published so many days ago. */
async function published(days: number, ...releases: Release[]) {
  for (const release of releases) {
    const folder = join(store(), release.name, release.version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
    const at = daysAgo(days) / 1000;
    await utimes(join(folder, 'release.json'), at, at);
  }
}

const hotelAt = (version: string): Release => ({ ...hotel, version });
const running = (current: string, previous?: string): Fleet => {
  const fleet = fleetOf(all);
  fleet.channels['mfe-hotel'] = { stable: { current, ...(previous && { previous }) } };
  return fleet;
};

/** Editions, oldest first: since how many days each is in force. */
async function editions(...documents: [days: number, fleet: Fleet][]) {
  const { journal } = folderFleet(data);
  for (const [index, [days, fleet]] of documents.entries()) {
    const revision = index + 1;
    const text = stamp(JSON.stringify(fleet), revision);
    const at = new Date(daysAgo(days)).toISOString();
    await journal.append({ revision, at, who: 'ada', what: 'a test', text });
    await writeFile(join(data, 'fleet.json'), text);
  }
}

const collect = (dryRun = false) => {
  const { fleet, store } = worldIn(data);
  return collectGarbage({ objects: folderStore(data), fleet, store, now: NOW, days: 30, dryRun });
};
const left = async () => (await readdir(join(store(), 'mfe-hotel'))).sort();

test('FLEET-17 what nobody has used for 30 days is removed, whatever hotels need stays', async () => {
  await published(90, ...all, hotelAt('0.5.0'), hotelAt('0.6.0'), hotelAt('0.7.0'));
  await published(90, hotelAt('0.9.0'), hotelAt('0.9.1'));
  await published(29, hotelAt('1.1.0'));
  const pinned = running('1.0.0', '0.9.0');
  pinned.hotels['grand-plaza'] = { remotes: { 'mfe-hotel': { pin: '0.9.1' } } };
  await editions([80, running('0.6.0')], [30, running('0.7.0')], [29, pinned]);
  expect(await collect()).toEqual({
    releases: ['mfe-hotel@0.5.0', 'mfe-hotel@0.6.0'],
    halves: 0,
    bytes: expect.any(Number),
    kept: { inUse: 5, recent: 2 },
  });
  expect(await left()).toEqual(['0.7.0', '0.9.0', '0.9.1', '1.0.0', '1.1.0']);
});

test('FLEET-17 a dry run tells the same and removes nothing', async () => {
  await published(90, ...all, hotelAt('0.9.0'));
  await editions([80, running('1.0.0')]);
  const told = await collect(true);
  expect(await left()).toEqual(['0.9.0', '1.0.0']);
  expect(told.releases).toEqual(['mfe-hotel@0.9.0']);
  expect(told.bytes).toBeGreaterThan(0);
  expect(await collect()).toEqual(told);
});

test('FLEET-16 a release that hotels run because a newer edition does not work for them stays', async () => {
  await published(90, ...all, hotelAt('0.8.0'), hotelAt('0.9.0'));
  const broken = running('1.0.0');
  broken.hotels['grand-plaza'] = { remotes: { 'mfe-hotel': { pin: '7.0.0' } } };
  await editions([80, running('0.8.0')], [70, running('0.9.0')], [60, broken]);
  expect((await collect()).releases).toEqual(['mfe-hotel@0.8.0']);
  expect(await left()).toEqual(['0.9.0', '1.0.0']);
});

test('FLEET-16 a release that an edit by hand is about to give to a hotel stays', async () => {
  await published(90, ...all, hotelAt('0.9.0'));
  await editions([80, running('1.0.0')]);
  await writeFile(join(data, 'fleet.json'), JSON.stringify(running('0.9.0')));
  expect((await collect()).releases).toEqual([]);
  await writeFile(join(data, 'fleet.json'), '{ "channels": ');
  await expect(collect()).rejects.toThrow('fleet.json has to be corrected first');
  await rm(join(data, 'fleet.json'));
  await rm(join(data, 'fleet'), { recursive: true });
  await expect(collect()).rejects.toThrow('nobody can tell which releases are in use');
  expect(await left()).toEqual(['0.9.0', '1.0.0']);
});

test('FLEET-16 a release that somebody gives to a hotel while others are removed is back', async () => {
  await published(90, hotelAt('0.8.0'), hotelAt('0.9.0'));
  const objects = folderStore(data);
  const { store: releases } = worldIn(data);
  const gone = await removeUnless(objects, await storedIn(objects), async () => {
    for (const version of ['0.8.0', '0.9.0'])
      expect(await releases.manifest('mfe-hotel', version), 'nobody finds it').toBeUndefined();
    return new Set(['mfe-hotel@0.9.0']);
  });
  expect(gone.map(({ key }) => key)).toEqual(['mfe-hotel@0.8.0']);
  expect(await left()).toEqual(['0.9.0']);
  expect(await releases.manifest('mfe-hotel', '0.9.0')).toEqual(hotelAt('0.9.0'));
});

test('what a stopped command has left goes after a day, and nothing else that lies there', async () => {
  await published(90, ...all);
  await editions([80, running('1.0.0')]);
  const halves = { '1.1.0': 2, '1.2.0-rc.1': 2, '1.3.0': 0.5, '.notes': 90 };
  for (const [name, days] of Object.entries(halves)) {
    const file = join(store(), 'mfe-hotel', name, 'static/main.js');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'half');
    await utimes(file, daysAgo(days) / 1000, daysAgo(days) / 1000);
  }
  expect(await collect()).toMatchObject({ releases: [], halves: 2, bytes: 8 });
  expect(await left()).toEqual(['.notes', '1.0.0', '1.3.0']);
});
