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

/** Reads all stored hotels, the last used first. */
export async function storedHotels(): Promise<StoredHotel[]> {
  const hotels = await Promise.all([...(await entrySlugs())].map(storedHotel));
  return hotels
    .filter((hotel) => hotel !== undefined)
    .sort((one, other) => other.usedAt - one.usedAt);
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

/** Makes the next bundle current and the current one older, if there is a next one. */
export function withNextActivated(stored: StoredHotel | undefined): StoredHotel | undefined {
  if (!stored?.next) return stored;
  const { current, next, older } = stored;
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

type Version = { name: string; version: string };
const isIn = (withdrawn: readonly string[], { name, version }: Version) =>
  withdrawn.includes(`${name} ${version}`);

/** Tells whether a bundle contains a withdrawn release. */
export function runsWithdrawn({ releases }: OfflineBundle, withdrawn: readonly string[]): boolean {
  return releases.some((release) => isIn(withdrawn, release));
}

/** Resolves a bundle without its withdrawn releases. Undefined if the shell was withdrawn. */
export function runnableResolution(
  { composition, releases }: OfflineBundle,
  withdrawn: readonly string[],
) {
  const good = releases.filter((release) => !isIn(withdrawn, release));
  if (good[0]?.name !== SHELL) return undefined;
  const remotes = composition.remotes.flatMap((remote) => {
    const { name } = remote;
    const sources = remote.sources.filter(({ version }) => !isIn(withdrawn, { name, version }));
    return sources.length > 0 ? [{ ...remote, sources }] : [];
  });
  return resolutionOf({ ...composition, remotes }, good as [PageRelease, ...PageRelease[]]);
}
