import * as endpoints from '@foyer/shared/api/endpoints';
import { queryOptions } from '@foyer/shared/query';
import { api, canOpen, hotelSlug } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { resultLink } from './result-link.ts';
import { type Found, searcher } from './searcher.ts';

const FRESH_MS = 10 * 60_000;

/** Everything that this hotel has, as it came: fetched once, when somebody wants to search. */
export function treeQuery() {
  return queryOptions({
    queryKey: ['search', hotelSlug],
    queryFn: async ({ signal }) => {
      const tree = await api.text(endpoints.categoryTree(hotelSlug), { signal });
      // Only what can be searched is an answer, and is kept.
      await searcher.index(tree);
      return tree;
    },
    meta: { kept: z.string() },
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Indexes what is known: `knownAt` names it. Done already where it was just fetched. */
export function indexQuery(tree: string | undefined, knownAt: number) {
  return queryOptions({
    queryKey: ['search', hotelSlug, 'index', knownAt],
    queryFn: async () => {
      await searcher.index(tree ?? '');
      return true;
    },
    enabled: tree !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What this hotel can open. */
const openable = (found: Found) => canOpen(resultLink(found).to);

/** What fits the words in the index of that time; until it is known, what fitted those before. */
export function foundQuery(words: string, indexedAt: number) {
  return queryOptions({
    queryKey: ['search', hotelSlug, 'found', indexedAt, words],
    queryFn: async () => (await searcher.find(words)).filter(openable),
    placeholderData: (before) => before,
    enabled: indexedAt > 0 && words !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
