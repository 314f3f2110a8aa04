/** A category above another one in the tree. */
type Ancestor = { name: string; slug: string };

/** A category or listing as in the response, with its ancestors from the top. */
export type Entry = { category: Record<string, unknown>; ancestors: Ancestor[] };

/** The number of results that a guest looks through before typing more. */
export const MAX_RESULTS = 20;
/** Deeper levels have no page (below a listing's children); more entries are not searched. */
const MAX_LEVELS = 4;
const MAX_ENTRIES = 20_000;

/**
 * Returns every category of a tree, in its order. The page's parser does not exist in the worker,
 * so this function checks only the fields it needs and the page parses the results.
 */
export function entriesOf(categories: unknown): Entry[] {
  const entries: Entry[] = [];
  function walk(list: unknown, ancestors: Ancestor[]): void {
    if (!Array.isArray(list) || ancestors.length === MAX_LEVELS) return;
    for (const category of list) {
      if (entries.length === MAX_ENTRIES) return;
      const { name, slug, children } = Object(category) as Record<string, unknown>;
      if (typeof name !== 'string' || typeof slug !== 'string') continue;
      entries.push({ category, ancestors });
      walk(children, [...ancestors, { name, slug }]);
    }
  }
  walk(categories, []);
  return entries;
}
