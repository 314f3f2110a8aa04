/** How a try to show a screen from one release ended, and how that is said of the screen. */
export const OUTCOME_WORDS = {
  /** From the release that was to run. */
  loaded: 'was loaded',
  /** From another release of its remote. */
  'fell-back': 'is shown in place of a later release',
  /** Its files, or what was in them, could not be had or run. */
  'no-code': 'did not load',
  /** Code and loader took longer than the budget. */
  'timed-out': 'did not come in time',
  /** Its loader or its first render threw. */
  threw: 'threw',
  /** React drew it anew instead of taking over what stood there. */
  'drawn-anew': 'was drawn anew',
  /** No release was left: the guest saw the error card. */
  card: 'shows its error card',
} as const;
export type OutcomeKind = keyof typeof OUTCOME_WORDS;

/** What a page tells of one release: nothing about its guest. */
export type Outcome = {
  remote: string;
  version: string;
  screen: string;
  kind: OutcomeKind;
  /** How long it took until the screen was there, in milliseconds. */
  ms?: number;
};

/** What the shell sends to its page for each outcome, as `detail` (`shell/src/remotes/report.ts`). */
export const REPORT_EVENT = 'foyer:report';

/** Where a page gets what tells its load from others (`GET`, with the slug behind it). */
export const LOAD_PATH = '/-/load';
/** The answer of that: a signed name of this page load, good for some hours. */
export type Load = { load: string };

/** Where a page tells how it fared (`POST`). */
export const OUTCOMES_PATH = '/-/outcomes';
/** What is sent there at once; more of one sending is not read. */
export type Outcomes = { load: string; outcomes: Outcome[] };
export const MOST_OUTCOMES = 50;
