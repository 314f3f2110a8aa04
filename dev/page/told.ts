import type { Note } from '../gateway/notes.ts';

/** What a page in development is told again and again. */
export type Told = {
  notes: Note[];
  /** The version that each part of it has in a page opened now, of those that come from their source. */
  sources: Record<string, string>;
};

/** Where it is told (`?hotel=`), and where a page says which path it shows (`?path=`). */
export const TOLD_PATH = '/-/development/told';
export const SHOWN_PATH = '/-/development/shown';
/** The part whose screen stands there. */
export type ShownPart = { part?: string };
