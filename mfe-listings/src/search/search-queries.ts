import * as endpoints from '@foyer/shared/api/endpoints';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';
import { searcher } from './searcher.ts';

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

/** What fits the words in the index of that time; until it is known, what fitted those before. */
export function foundQuery(words: string, indexedAt: number) {
  return queryOptions({
    queryKey: ['search', hotelSlug, 'found', indexedAt, words],
    queryFn: () => searcher.find(words),
    placeholderData: (before) => before,
    enabled: indexedAt > 0 && words !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
