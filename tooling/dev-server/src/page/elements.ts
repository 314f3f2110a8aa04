/** Ids of the elements in the bar of a page in development. */
export const STALE_NOTICE = 'foyer-dev-stale';
export const NOTES_OPENER = 'foyer-dev-notes-opener';
export const NOTES_LIST = 'foyer-dev-notes';
