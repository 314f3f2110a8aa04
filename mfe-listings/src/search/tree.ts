/** A category that stands above another one. */
type Above = { name: string; slug: string };

/** A category or listing as it stood in the answer, and what is above it, the top one first. */
export type Entry = { category: Record<string, unknown>; above: Above[] };

/** As many as somebody looks through before they type another letter. */
export const RESULTS = 20;
/** What no page shows (below a listing's own children) or nobody searches is left out. */
const LEVELS = 4;
const ENTRIES = 20_000;

/**
 * Every category of a tree, in its order. The page's parser does not exist in a worker, so what is
 * needed to walk is looked at here, and what is found is parsed where it is shown.
 */
export function entriesOf(categories: unknown): Entry[] {
  const entries: Entry[] = [];
  function walk(list: unknown, above: Above[]): void {
    if (!Array.isArray(list) || above.length === LEVELS) return;
    for (const category of list) {
      if (entries.length === ENTRIES) return;
      const { name, slug, children } = Object(category) as Record<string, unknown>;
      if (typeof name !== 'string' || typeof slug !== 'string') continue;
      entries.push({ category, above });
      walk(children, [...above, { name, slug }]);
    }
  }
  walk(categories, []);
  return entries;
}
