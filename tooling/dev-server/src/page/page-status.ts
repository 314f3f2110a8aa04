/** A message about a source of a page, for its developer. */
export type Note = {
  source: string;
  message: string;
  /** True if the page shows something other than the current source. */
  isStale: boolean;
};

/** Status of a page in development, which the gateway sends whenever it changes. */
export type PageStatus = {
  notes: Note[];
  /** Current version of each running source, by name. */
  sources: Record<string, string>;
};

/** Paths of the script, the status stream (`?hotel=`), and a page's report of its path (`?path=`). */
export const BAR_SCRIPT = '/-/development/page.js';
export const STATUS_PATH = '/-/development/status';
export const ROUTE_PATH = '/-/development/route';

/** Ids of the elements in the bar. */
export const STALE_NOTICE = 'foyer-dev-stale';
export const NOTES_OPENER = 'foyer-dev-notes-opener';
export const NOTES_LIST = 'foyer-dev-notes';

/** The source of the screen at the reported path. */
export type MatchedSource = { source?: string };
