import type { OutcomeKind } from './outcome.ts';

/** URL path at which operators read release health, with a token for the purpose `health`. */
export const HEALTH_PATH = '/-/health';

/** A release at one hotel. */
export type ReleaseAtHotel = { hotel: string; remote: string; version: string };

/** The outcome counts of a release within the window. */
export type OutcomeCounts = ReleaseAtHotel & {
  /** Distinct page loads that reported the release. */
  loads: number;
  /** Page loads in which part of the release failed. */
  failed: number;
  /** Page loads by outcome, each counted once for an outcome. */
  kinds: Partial<Record<OutcomeKind, number>>;
  /** The median time until a screen was rendered, in milliseconds. */
  ms: number | undefined;
};

/** A browser report for the log: what was blocked, on which page, by which rule. */
export type BrowserReport = { kind: string; page: string; blocked: string; rule: string };

/** A browser report and how often it arrived. */
export type CountedReport = BrowserReport & { times: number };

/** The response at `HEALTH_PATH`. */
export type Health = { releases: OutcomeCounts[]; reports: CountedReport[] };
