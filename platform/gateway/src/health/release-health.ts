import type {
  BrowserReport,
  CountedReport,
  OutcomeCounts,
  OutcomeKind,
  ReleaseAtHotel,
} from '@foyer/releases/contracts';
import { LRUCache } from 'lru-cache';
import { expiring } from '../expiring.ts';

/** The window of the counts, in milliseconds. */
export const WINDOW_MS = 15 * 60_000;
/** The latest page loads that are counted for one release. */
const MAX_LOADS = 2_000;
/** Releases at hotels that are counted. */
const MAX_RELEASES = 5_000;
const MAX_REPORTS = 500;

/** Outcomes that count as failures: the guest got no screen from the intended release. */
export const FAILURES: readonly OutcomeKind[] = ['no-code', 'timed-out', 'threw', 'card'];

/** The outcomes of one page load for one release. */
type PageLoadOutcome = { kinds: Set<OutcomeKind>; ms: number | undefined };

/** The outcomes of one release, by page load. */
type ReportedRelease = { at: ReleaseAtHotel; outcomes: LRUCache<string, PageLoadOutcome> };

/** Counts recent outcomes in memory, within fixed limits. These are counts, and in no cache. */
export function createReleaseHealth(clock: () => number) {
  const recent = expiring(clock, WINDOW_MS);
  const releases = new LRUCache<string, ReportedRelease>({ max: MAX_RELEASES, ...recent });
  const reports = new LRUCache<string, CountedReport>({ max: MAX_REPORTS, ...recent });

  const keyOf = ({ hotel, remote, version }: ReleaseAtHotel) => `${hotel} ${remote} ${version}`;
  // Limits by size: for a number of entries the library would allocate at once, for each release.
  const newOutcomes = () =>
    new LRUCache<string, PageLoadOutcome>({
      maxSize: MAX_LOADS,
      sizeCalculation: () => 1,
      ...recent,
    });

  return {
    /** Adds an outcome that a page load reported of a release. */
    add(pageLoad: string, at: ReleaseAtHotel, kind: OutcomeKind, ms: number | undefined): void {
      const known = releases.get(keyOf(at)) ?? { at, outcomes: newOutcomes() };
      const { outcomes } = known;
      const outcome = outcomes.get(pageLoad) ?? { kinds: new Set(), ms: undefined };
      outcome.kinds.add(kind);
      outcome.ms ??= ms;
      outcomes.set(pageLoad, outcome);
      releases.set(keyOf(at), known);
    },

    addReport(report: BrowserReport): void {
      const key = Object.values(report).join(' ');
      const times = (reports.get(key)?.times ?? 0) + 1;
      reports.set(key, { ...report, times });
    },

    /** Returns the outcome counts of one release at a hotel. */
    countsOf: (at: ReleaseAtHotel): OutcomeCounts =>
      outcomeCountsOf(at, [...(releases.get(keyOf(at))?.outcomes.values() ?? [])]),

    /** Returns the outcome counts of every reported release. */
    allCounts: (): OutcomeCounts[] =>
      [...releases.values()]
        .map(({ at, outcomes }) => outcomeCountsOf(at, [...outcomes.values()]))
        .filter(({ loads }) => loads > 0),

    reports: (): CountedReport[] => [...reports.values()],
  };
}

export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;

function outcomeCountsOf(at: ReleaseAtHotel, outcomes: readonly PageLoadOutcome[]): OutcomeCounts {
  const kinds: OutcomeCounts['kinds'] = {};
  for (const outcome of outcomes)
    for (const kind of outcome.kinds) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const failed = outcomes.filter((one) => FAILURES.some((kind) => one.kinds.has(kind))).length;
  const times = outcomes.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other);
  return { ...at, loads: outcomes.length, failed, kinds, ms: times[Math.floor(times.length / 2)] };
}
