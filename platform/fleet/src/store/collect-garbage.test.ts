import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fleet, Release } from '@foyer/releases/contracts';
import { setRevision } from '@foyer/releases/document';
import { collectGarbage, removeUnneeded, storedIn } from '@foyer/releases/gc';
import { folderFleet } from '@foyer/releases/revisions';
import { folderStore } from '@foyer/releases/store';
import { auth, fleetOf, hotel, shellRelease } from '@foyer/releases/testing/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDeps } from '../deps/deps.ts';

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

/** Publishes these releases as of a number of days ago. */
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

/** Records revisions, oldest first, each in force since a number of days. */
async function revisions(...documents: [days: number, fleet: Fleet][]) {
  const { revisionLog } = folderFleet(data);
  for (const [index, [days, fleet]] of documents.entries()) {
    const revision = index + 1;
    const text = setRevision(JSON.stringify(fleet), revision);
    const at = new Date(daysAgo(days)).toISOString();
    await revisionLog.append({ revision, at, who: 'ada', what: 'a test', text });
    await writeFile(join(data, 'fleet.json'), text);
  }
}

const collect = (dryRun = false) => {
  const { fleet, store } = localDeps(data);
  return collectGarbage({ objects: folderStore(data), fleet, store, now: NOW, days: 30, dryRun });
};
const versionsLeft = async () => (await readdir(join(store(), 'mfe-hotel'))).sort();

test('FLEET-17 removes releases that are unused for 30 days and keeps those that hotels need', async () => {
  await published(90, ...all, hotelAt('0.5.0'), hotelAt('0.6.0'), hotelAt('0.7.0'));
  await published(90, hotelAt('0.9.0'), hotelAt('0.9.1'));
  await published(29, hotelAt('1.1.0'));
  const pinned = running('1.0.0', '0.9.0');
  pinned.hotels['grand-plaza'] = { remotes: { 'mfe-hotel': { pin: '0.9.1' } } };
  await revisions([80, running('0.6.0')], [30, running('0.7.0')], [29, pinned]);
  expect(await collect()).toEqual({
    releases: ['mfe-hotel@0.5.0', 'mfe-hotel@0.6.0'],
    incomplete: 0,
    bytes: expect.any(Number),
    kept: { inUse: 5, recent: 2 },
  });
  expect(await versionsLeft()).toEqual(['0.7.0', '0.9.0', '0.9.1', '1.0.0', '1.1.0']);
});

test('FLEET-137 a dry run returns the same result and removes nothing', async () => {
  await published(90, ...all, hotelAt('0.9.0'));
  await revisions([80, running('1.0.0')]);
  const planned = await collect(true);
  expect(await versionsLeft()).toEqual(['0.9.0', '1.0.0']);
  expect(planned.releases).toEqual(['mfe-hotel@0.9.0']);
  expect(planned.bytes).toBeGreaterThan(0);
  expect(await collect()).toEqual(planned);
});

test('FLEET-16 keeps a release that hotels run because a newer revision is invalid for them', async () => {
  await published(90, ...all, hotelAt('0.8.0'), hotelAt('0.9.0'));
  const broken = running('1.0.0');
  broken.hotels['grand-plaza'] = { remotes: { 'mfe-hotel': { pin: '7.0.0' } } };
  await revisions([80, running('0.8.0')], [70, running('0.9.0')], [60, broken]);
  expect((await collect()).releases).toEqual(['mfe-hotel@0.8.0']);
  expect(await versionsLeft()).toEqual(['0.9.0', '1.0.0']);
});

test('FLEET-16 keeps a release that a pending edit by hand names', async () => {
  await published(90, ...all, hotelAt('0.9.0'));
  await revisions([80, running('1.0.0')]);
  await writeFile(join(data, 'fleet.json'), JSON.stringify(running('0.9.0')));
  expect((await collect()).releases).toEqual([]);
  await writeFile(join(data, 'fleet.json'), '{ "channels": ');
  await expect(collect()).rejects.toThrow('Correct fleet.json first');
  await rm(join(data, 'fleet.json'));
  await rm(join(data, 'fleet'), { recursive: true });
  await expect(collect()).rejects.toThrow('the releases in use are unknown');
  expect(await versionsLeft()).toEqual(['0.9.0', '1.0.0']);
});

test('FLEET-16 restores a release that is given to a hotel during the removal', async () => {
  await published(90, hotelAt('0.8.0'), hotelAt('0.9.0'));
  const objects = folderStore(data);
  const { store: releases } = localDeps(data);
  const removed = await removeUnneeded(objects, await storedIn(objects), async () => {
    for (const version of ['0.8.0', '0.9.0'])
      expect(await releases.manifest('mfe-hotel', version), 'it is hidden').toBeUndefined();
    return new Set(['mfe-hotel@0.9.0']);
  });
  expect(removed.map(({ key }) => key)).toEqual(['mfe-hotel@0.8.0']);
  expect(await versionsLeft()).toEqual(['0.9.0']);
  expect(await releases.manifest('mfe-hotel', '0.9.0')).toEqual(hotelAt('0.9.0'));
});

test('removes incomplete releases after a day and leaves other files alone', async () => {
  await published(90, ...all);
  await revisions([80, running('1.0.0')]);
  const incomplete = { '1.1.0': 2, '1.2.0-rc.1': 2, '1.3.0': 0.5, '.notes': 90 };
  for (const [name, days] of Object.entries(incomplete)) {
    const file = join(store(), 'mfe-hotel', name, 'static/main.js');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'half');
    await utimes(file, daysAgo(days) / 1000, daysAgo(days) / 1000);
  }
  expect(await collect()).toMatchObject({ releases: [], incomplete: 2, bytes: 8 });
  expect(await versionsLeft()).toEqual(['.notes', '1.0.0', '1.3.0']);
});
