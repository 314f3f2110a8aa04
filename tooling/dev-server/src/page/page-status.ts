/** Status of a page in development, which the gateway sends whenever it changes. */
export type PageStatus = {
  /** The shell and the remote of the screen, if the page does not show their current source. */
  stale: string[];
  /** Messages about every source of the page, for its developer. */
  notes: string[];
  /** Current version of the shell and of the screen's remote, if they run from their source. */
  versions: Record<string, string>;
};

/** Paths of the script, and of the status of the screen at `?path=`. */
export const BAR_SCRIPT = '/-/development/page.js';
export const STATUS_PATH = '/-/development/status';

/** Ids of the elements in the bar. */
export const STALE_NOTICE = 'foyer-dev-stale';
export const NOTES_OPENER = 'foyer-dev-notes-opener';
export const NOTES_LIST = 'foyer-dev-notes';
