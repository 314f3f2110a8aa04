/** The outcomes of loading a screen from one release, each with its log message. */
export const OUTCOME_MESSAGES = {
  /** Loaded from the intended release. */
  loaded: 'was loaded',
  /** Loaded from another release of the fallback chain. */
  'fell-back': 'is a fallback for a later release',
  /** Its files could not be loaded or run. */
  'no-code': 'did not load',
  /** Code and loader took longer than the time limit. */
  'timed-out': 'timed out',
  /** Its loader or its first render threw. */
  threw: 'threw',
  /** React discarded the template and rendered the page again instead of hydrating it. */
  'hydration-recovery': 'needed hydration recovery',
  /** No release remained: the guest saw the error card. */
  card: 'shows its error card',
} as const;
export type OutcomeKind = keyof typeof OUTCOME_MESSAGES;

/** A page's report on one release; it says nothing about the guest. */
export type Outcome = {
  remote: string;
  version: string;
  screen: string;
  kind: OutcomeKind;
  /** Time until the screen was shown, in milliseconds. */
  ms?: number;
};

/** The event that the shell dispatches per outcome, with it as `detail` (`shell/src/remotes/report.ts`). */
export const REPORT_EVENT = 'foyer:report';

/** URL path of the page-load token (`GET`, followed by the slug). */
export const PAGE_LOAD_TOKEN_PATH = '/-/page-load-token';
/** A signed token that identifies this page load for some hours. */
export type PageLoadToken = { token: string };

/** URL path to which a page reports its outcomes (`POST`). */
export const OUTCOMES_PATH = '/-/outcomes';
/** The body of one report; the gateway reads at most `MAX_OUTCOMES` outcomes of it. */
export type Outcomes = { token: string; outcomes: Outcome[] };
export const MAX_OUTCOMES = 50;
