import { resolutionOf } from '@foyer/gateway/composition/resolution';
import { SHELL } from '@foyer/shared/contracts/fleet';
import type { HotelSet, PageRelease } from '@foyer/shared/contracts/hotel-set';
import { releaseBase } from '@foyer/shared/contracts/release';
import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { deleteEntry, entrySlugs, readEntry, writeEntry } from './entries.ts';
import type { FileFacts } from './files.ts';

/** What this browser keeps of one hotel. A set stands here only once all its files are kept. */
export type KeptHotel = {
  /** The set that pages are written from. */
  current: HotelSet;
  /** A newer one, which no page runs yet. */
  next?: HotelSet | undefined;
  /** What open tabs may still run; the newest first. */
  older: HotelSet[];
  /** The composition that the gateway named last. */
  named: string;
  /** Releases that nobody may run any more, each as `name version`. */
  withdrawn: string[];
  /** The guest asked for something newer than what is kept: pages come from the network first. */
  outdated: boolean;
  /** When a page of it was last asked for, in milliseconds since the epoch. */
  usedAt: number;
};

const LOCK = `${WORKER_CACHES}sets`;
/** Tabs that were opened more releases ago than this ask the network for what they lack. */
const OLDER = 2;

/** What there was no room to write down: it holds as long as this worker lives. */
const unwritten = new Map<string, KeptHotel>();

/** Everything that is kept, by slug. */
export async function keptHotels(): Promise<Map<string, KeptHotel>> {
  const hotels = new Map<string, KeptHotel>();
  for (const slug of await entrySlugs()) {
    const kept = await keptHotel(slug);
    if (kept) hotels.set(slug, kept);
  }
  return hotels;
}

/** What is kept of a hotel; what cannot be read counts as nothing. */
export async function keptHotel(slug: string): Promise<KeptHotel | undefined> {
  return unwritten.get(slug) ?? ((await readEntry(slug)) as KeptHotel | undefined);
}

/** Changes what is kept of a hotel, at one stroke; one change after the other, whichever tab asks. */
export async function changeHotel(
  slug: string,
  by: (kept: KeptHotel | undefined) => KeptHotel | undefined,
): Promise<KeptHotel | undefined> {
  return navigator.locks.request(`${LOCK} ${slug}`, async () => {
    const before = await keptHotel(slug);
    const after = by(before);
    if (after === before) return after;
    unwritten.delete(slug);
    if (!after) await deleteEntry(slug);
    else await writeEntry(slug, after).catch(() => unwritten.set(slug, after));
    return after;
  });
}

/** From now on the newest set that is whole. */
export function switched(kept: KeptHotel): KeptHotel {
  const { current, next, older } = kept;
  if (!next) return kept;
  return {
    ...kept,
    current: next,
    next: undefined,
    older: [current, ...older].slice(0, OLDER),
    outdated: false,
  };
}

export const setsOf = ({ current, next, older }: KeptHotel): HotelSet[] =>
  [current, next, ...older].filter((set) => set !== undefined);

/** The files of a set, by the path at which pages ask for them. */
export function filesOf({ releases }: HotelSet): Map<string, FileFacts> {
  return new Map(
    releases.flatMap(({ name, version, files }) =>
      Object.entries(files).map(([path, facts]): [string, FileFacts] => [
        releaseBase(name, version) + path,
        facts,
      ]),
    ),
  );
}

/** The scripts that every page of a set begins with, by path. */
export function startOf({ releases }: HotelSet): Set<string> {
  const [shell] = releases;
  if (!shell) return new Set();
  const base = releaseBase(shell.name, shell.version);
  return new Set([shell.entry, ...shell.initial.scripts].map((path) => base + path));
}

/** Whether a set has a release that nobody may run any more. */
export function runsWithdrawn({ releases }: HotelSet, withdrawn: readonly string[]): boolean {
  return releases.some(({ name, version }) => withdrawn.includes(`${name} ${version}`));
}

/** What of a set may run, ready to be written as a page; nothing where its shell was withdrawn. */
export function runnable({ composition, releases }: HotelSet, withdrawn: readonly string[]) {
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
