import type { Composition } from './composition.ts';

/**
 * What `details` of a composition leads to: all its remotes with the hashes of their files, by URL path, and
 * what they put into header and menu. Who fetches it compares its hash, so that nothing else of it has to be
 * checked.
 */
export type Details = Pick<Composition, 'remotes' | 'header' | 'menu'> & {
  integrity: Record<string, string>;
};

/** Another name of a script that the page has: only where it is known did the browser take the map. */
export const LATER_MODULE = 'foyer-later';

/** The text of the import map that a page adds to its own, whose policy knows it by its hash. */
export function laterMap(script: string, integrity: Record<string, string>): string {
  return JSON.stringify({ imports: { [LATER_MODULE]: script }, integrity });
}
