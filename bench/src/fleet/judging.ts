/** How long the gateway takes to make of a fleet document what its hotels get. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@foyer/gateway/deps';
import { folderFleet } from '@foyer/gateway/fleet/folder-fleet';
import { followFleet } from '@foyer/gateway/fleet/follow';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { rememberedStore } from '@foyer/gateway/releases/remembered-store';
import { folderStore } from '@foyer/gateway/store/folder-store';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { slugAt, WHOLE } from './document.ts';

/** How long a check may take before the bench gives up, in ms. */
const LIMIT_MS = 60_000;

const quiet = () => undefined;
const fail = (fields: object, message: string): never => {
  throw new Error(`${message} ${JSON.stringify(fields)}`);
};
/** A fleet with anything wrong would measure something else. */
const LOG: Log = { info: quiet, warn: fail, error: fail };

export type Judged = {
  /** How long each hotel's composition takes, in ms. */
  resolving: number[];
  /** From a changed document to its being in force, in ms. */
  check: number;
};

/** Judges the fleet in a data directory, then the same with one word changed. */
export async function judge(data: string, hotels: number): Promise<Judged> {
  let now = Date.now();
  const store = rememberedStore(releasesIn(folderStore(data)));
  const fleet = followFleet({ source: folderFleet(data), store, log: LOG, clock: () => now });
  const state = await fleet();
  if (!state) throw new Error('The fleet is not in force.');
  const resolving = Array.from({ length: hotels }, (_, place) => {
    const began = performance.now();
    if (!state.resolve(slugAt(place))) throw new Error(`${slugAt(place)} has no page.`);
    return performance.now() - began;
  });
  await changeFleet(data, (document) => {
    Object.assign(document.hotels[WHOLE] ?? {}, { note: 'changed' });
  });
  const began = performance.now();
  now += LIMIT_MS;
  while ((await fleet())?.edition?.revision === state.edition?.revision) {
    if (performance.now() - began > LIMIT_MS) throw new Error('The change is not in force.');
    // A state that is at hand is given at once, while the other is judged.
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
