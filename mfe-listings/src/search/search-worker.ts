import { expose } from 'comlink';
import type { Entry } from './category-tree.ts';
import { type SearchIndex, searchIndexOf } from './search-index.ts';

/** The result of indexing a response; `message` is that of a refused request. */
export type IndexOutcome = { ready: boolean; message?: string };

let find: SearchIndex = () => [];

const worker = {
  /** Parses a category tree response and replaces the index with it. */
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
    find = searchIndexOf(categories);
    return { ready: true };
  },

  /** Finds entries; the children of a category with its own page are left out. */
  find: (searchText: string): Entry[] => find(searchText).map(withoutUnusedChildren),
};
export type SearchWorker = typeof worker;

const LISTING_LEVEL = 2;

/** Removes a category's children, which may be thousands; only a listing's page needs them. */
function withoutUnusedChildren({ category, ancestors }: Entry): Entry {
  const { children, ...rest } = category;
  return { category: ancestors.length < LISTING_LEVEL ? rest : category, ancestors };
}

expose(worker);
