import { expose } from 'comlink';
import type { ContributedText } from './contributed-entry.ts';
import { createSearchIndex, type Found } from './search-index.ts';
import type { SynonymGroups } from './search-query.ts';

/** The result of indexing a response; `message` is that of a refused request. */
export type IndexOutcome = { ready: boolean; message?: string };

const index = createSearchIndex();

const worker = {
  /** Parses a category tree response and replaces the indexed tree with it. */
  index(response: string): IndexOutcome {
    let body: unknown;
    try {
      body = JSON.parse(response);
    } catch {
      return { ready: false };
    }
    const { status, message, data } = Object(body);
    if (status === false) return { ready: false, message: String(message ?? '') };
    const { categories } = Object(data);
    if (!Array.isArray(categories)) return { ready: false };
    index.setCategories(categories);
    return { ready: true };
  },

  /** Replaces what the hotel's remotes and its record add to the tree. */
  contribute(entries: readonly ContributedText[], hotelSynonyms: SynonymGroups): void {
    index.setContributed(entries, hotelSynonyms);
  },

  /** Finds entries; the children of a category with its own page are left out. */
  find: (searchText: string): Found[] => index.find(searchText).map(withoutUnusedChildren),
};
export type SearchWorker = typeof worker;

const LISTING_LEVEL = 2;

/** Removes a category's children, which may be thousands; only a listing's page needs them. */
function withoutUnusedChildren(found: Found): Found {
  if ('contributed' in found || found.ancestors.length >= LISTING_LEVEL) return found;
  const { children: _children, ...category } = found.category;
  return { ...found, category };
}

expose(worker);
