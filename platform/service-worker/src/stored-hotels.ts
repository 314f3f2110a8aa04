import { resolutionOf } from '@foyer/releases/composition';
import type { OfflineBundle, PageRelease } from '@foyer/releases/contracts';
import { SHELL } from '@foyer/releases/contracts';
import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { deleteEntry, entrySlugs, readEntry, writeEntry } from './entries.ts';

/** The stored state of one hotel. A bundle is listed only after all its files are stored. */
export type StoredHotel = {
  /** The bundle from which pages are rendered. */
  current: OfflineBundle;
  /** A newer bundle that no page runs yet. */
  next?: OfflineBundle | undefined;
  /** Bundles that open tabs may still run, newest first. */
  older: OfflineBundle[];
  /** ID of the composition in the gateway's last response. */
  latestId: string;
  /** Withdrawn releases, each as `name version`. */
  withdrawn: string[];
  /** The guest asked for a newer bundle than the stored one: pages use the network first. */
  outdated: boolean;
  /** Time of the last page request, in milliseconds since the epoch. */
  usedAt: number;
};

const LOCK = `${WORKER_CACHE_PREFIX}bundles`;
/** Number of older bundles to store. Tabs on older ones fetch missing files from the network. */
const MAX_OLDER = 2;

/** Changes that exceeded the quota, held in memory while this worker lives. */
const unwritten = new Map<string, StoredHotel>();

/** Reads all stored hotels, by slug. */
export async function storedHotels(): Promise<Map<string, StoredHotel>> {
  const hotels = new Map<string, StoredHotel>();
  for (const slug of await entrySlugs()) {
    const stored = await storedHotel(slug);
    if (stored) hotels.set(slug, stored);
  }
  return hotels;
}

/** Reads a stored hotel. Returns undefined if the entry cannot be parsed. */
export async function storedHotel(slug: string): Promise<StoredHotel | undefined> {
  return unwritten.get(slug) ?? ((await readEntry(slug)) as StoredHotel | undefined);
}

/** Changes a stored hotel atomically. Changes from all tabs are serialised by a lock. */
export async function changeStoredHotel(
  slug: string,
  change: (stored: StoredHotel | undefined) => StoredHotel | undefined,
): Promise<StoredHotel | undefined> {
  return navigator.locks.request(`${LOCK} ${slug}`, async () => {
    const before = await storedHotel(slug);
    const after = change(before);
    if (after === before) return after;
    unwritten.delete(slug);
    if (!after) await deleteEntry(slug);
    else await writeEntry(slug, after).catch(() => unwritten.set(slug, after));
    return after;
  });
}

/** Makes the next bundle current and the current one older. */
export function withNextActivated(stored: StoredHotel): StoredHotel {
  const { current, next, older } = stored;
  if (!next) return stored;
  return {
    ...stored,
    current: next,
    next: undefined,
    older: [current, ...older].slice(0, MAX_OLDER),
    outdated: false,
  };
}

/** Lists all bundles of a stored hotel. */
export const bundlesOf = ({ current, next, older }: StoredHotel): OfflineBundle[] =>
  [current, next, ...older].filter((bundle) => bundle !== undefined);

/** Tells whether a bundle contains a withdrawn release. */
export function runsWithdrawn({ releases }: OfflineBundle, withdrawn: readonly string[]): boolean {
  return releases.some(({ name, version }) => withdrawn.includes(`${name} ${version}`));
}

/** Resolves a bundle without its withdrawn releases. Undefined if the shell was withdrawn. */
export function runnableResolution(
  { composition, releases }: OfflineBundle,
  withdrawn: readonly string[],
) {
  const isGood = (name: string, version: string) => !withdrawn.includes(`${name} ${version}`);
  const good = releases.filter(({ name, version }) => isGood(name, version));
  if (good[0]?.name !== SHELL) return undefined;
  const remotes = composition.remotes
    .map(({ name, sources }) => ({
      name,
      sources: sources.filter(({ version }) => isGood(name, version)),
    }))
    .filter(({ sources }) => sources.length > 0);
  return resolutionOf({ ...composition, remotes }, good as [PageRelease, ...PageRelease[]]);
}
