/** Measures how long the gateway takes to resolve and validate a fleet document. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@foyer/common/http';
import type { Fleet } from '@foyer/releases/contracts';
import { folderFleet, followFleet } from '@foyer/releases/revisions';
import { folderStore, releaseStoreOf, withManifestCache } from '@foyer/releases/store';
import { FULL_HOTEL, slugAt } from './fleet-document.ts';

/** The time limit of a validation, in ms. */
const LIMIT_MS = 60_000;

const ignore = () => undefined;
const fail = (fields: object, message: string): never => {
  throw new Error(`${message} ${JSON.stringify(fields)}`);
};
/** Fails on any warning, as an invalid fleet would measure something else. */
const LOG: Log = { info: ignore, warn: fail, error: fail };

export type ValidationTimes = {
  /** The resolving time of each hotel's composition, in ms. */
  resolving: number[];
  /** The time until a changed document is in force, in ms. */
  check: number;
};

/** Validates the fleet in a data directory, then again after a small change. */
export async function measureValidation(data: string, hotels: number): Promise<ValidationTimes> {
  let now = Date.now();
  const store = withManifestCache(releaseStoreOf(folderStore(data)), new Map());
  const fleet = followFleet({ fleet: folderFleet(data), store, log: LOG, clock: () => now });
  const state = await fleet();
  if (!state) throw new Error('The fleet is not in force.');
  const resolving = Array.from({ length: hotels }, (_, index) => {
    const began = performance.now();
    if (!state.resolve(slugAt(index))) throw new Error(`${slugAt(index)} has no page.`);
    return performance.now() - began;
  });
  await changeFleet(data, (document) => {
    Object.assign(document.hotels[FULL_HOTEL] ?? {}, { note: 'changed' });
  });
  const began = performance.now();
  now += LIMIT_MS;
  while ((await fleet())?.current?.revision === state.current?.revision) {
    if (performance.now() - began > LIMIT_MS) throw new Error('The change is not in force.');
    // The gateway returns the current state at once and validates the new one in the background.
    await new Promise(setImmediate);
  }
  return { resolving, check: performance.now() - began };
}

/** Edits the fleet document by hand. */
export async function changeFleet(data: string, by: (fleet: Fleet) => void): Promise<void> {
  const path = join(data, 'fleet.json');
  const fleet: Fleet = JSON.parse(await readFile(path, 'utf8'));
  by(fleet);
  await writeFile(path, JSON.stringify(fleet, null, 2));
}
