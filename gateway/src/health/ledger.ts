import type { OutcomeKind } from '@foyer/shared/contracts/outcome';
import { LRUCache } from 'lru-cache';
import type { Report } from '../reports/report.ts';

/** How far back it is told how guests fare, in milliseconds. */
export const WINDOW_MS = 15 * 60_000;
/** Of more page loads of one release the latest are counted. */
const MOST_LOADS = 2_000;
/** Releases at hotels of which anything is counted. */
const MOST_RELEASES = 5_000;
const MOST_REFUSALS = 500;

/** What a guest met who did not get a screen from the release that was to run. */
export const FAILURES: ReadonlySet<OutcomeKind> = new Set([
  'no-code',
  'timed-out',
  'threw',
  'card',
]);

/** A release at a hotel. */
export type At = { hotel: string; remote: string; version: string };

/** How page loads fared with a release within the window. */
export type Fared = At & {
  /** Distinct page loads that had to do with it. */
  loads: number;
  /** Those in which something of it failed. */
  failed: number;
  /** How often what was told of it, loads counted once each. */
  kinds: Partial<Record<OutcomeKind, number>>;
  /** The median until a screen stood, in milliseconds. */
  ms: number | undefined;
};

/** What browsers refused at a hotel's pages, and how often. */
export type Refused = Report & { times: number };

/** All that is known of one page load and one release. */
type Fate = { kinds: Set<OutcomeKind>; ms: number | undefined };

/** Counts in memory how guests fared lately; whatever comes, it stays within its bounds. */
export function createLedger(clock: () => number) {
  const perf = { now: clock };
  const lately = { ttl: WINDOW_MS, ttlResolution: 0, perf };
  const releases = new LRUCache<string, { at: At; fates: LRUCache<string, Fate> }>({
    max: MOST_RELEASES,
    ...lately,
  });
  const refusals = new LRUCache<string, Refused>({ max: MOST_REFUSALS, ...lately });

  const keyOf = ({ hotel, remote, version }: At) => `${hotel} ${remote} ${version}`;
  // By size: for a number of entries the library would make room at once, for each release.
  const newFates = () =>
    new LRUCache<string, Fate>({ maxSize: MOST_LOADS, sizeCalculation: () => 1, ...lately });

  return {
    /** Takes down what the page load of this name told of a release. */
    add(load: string, at: At, kind: OutcomeKind, ms: number | undefined): void {
      const known = releases.get(keyOf(at)) ?? { at, fates: newFates() };
      const { fates } = known;
      const fate = fates.get(load) ?? { kinds: new Set(), ms: undefined };
      fate.kinds.add(kind);
      fate.ms ??= ms;
      fates.set(load, fate);
      releases.set(keyOf(at), known);
    },

    refuse(report: Report): void {
      const key = Object.values(report).join(' ');
      const times = (refusals.get(key)?.times ?? 0) + 1;
      refusals.set(key, { ...report, times });
    },

    /** How guests fared with one release at a hotel. */
    at: (at: At): Fared => fared(at, [...(releases.get(keyOf(at))?.fates.values() ?? [])]),

    /** The same of every release that was told of. */
    all: (): Fared[] =>
      [...releases.values()]
        .map(({ at, fates }) => fared(at, [...fates.values()]))
        .filter(({ loads }) => loads > 0),

    refused: (): Refused[] => [...refusals.values()],
  };
}

export type Ledger = ReturnType<typeof createLedger>;

function fared(at: At, fates: readonly Fate[]): Fared {
  const kinds: Fared['kinds'] = {};
  for (const fate of fates) for (const kind of fate.kinds) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const failed = fates.filter((fate) => [...fate.kinds].some((kind) => FAILURES.has(kind))).length;
  const times = fates.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other);
  return { ...at, loads: fates.length, failed, kinds, ms: times[Math.floor(times.length / 2)] };
}
