import * as endpoints from '@foyer/shared/api/endpoints';
import { queryOptions } from '@foyer/shared/query';
import { api, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { resultLink } from './result-link.ts';
import { type Found, searcher } from './searcher.ts';

const FRESH_MS = 10 * 60_000;

/** Fetches everything that this hotel has and indexes it: once, when somebody wants to search. */
export function indexQuery() {
  return queryOptions({
    queryKey: ['search', hotelSlug],
    queryFn: async ({ signal }) => {
      await searcher.index(await api.text(endpoints.categoryTree(hotelSlug), { signal }));
      return true;
    },
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
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
