import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, canOpen, hotelSlug } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { type DetailsState, linkStateOf } from '../data/details-state.ts';
import { type SearchResult, searchClient } from './search-client.ts';

const STALE_TIME_MS = 10 * 60_000;

/** Fetches the hotel's whole category tree as text, once, when the guest opens search. */
export function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['search', hotelSlug],
    queryFn: async ({ signal }) => {
      const tree = await api.text(endpoints.categoryTree(hotelSlug), { signal });
      // Throws if the tree cannot be indexed, so that only a valid tree is persisted.
      await searchClient.index(tree);
      return tree;
    },
    meta: { persisted: z.string() },
    staleTime: STALE_TIME_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns true if this hotel has the result's page. */
const canOpenResult = (result: SearchResult) => canOpen(resultLink(result).to);

/**
 * Searches the tree that was fetched at `fetchedAt`, and indexes it first; a tree fetched now is
 * indexed already. Returns the previous results until the new ones arrive.
 */
export function resultsQuery(tree: string | undefined, fetchedAt: number, searchText: string) {
  return queryOptions({
    queryKey: ['search', hotelSlug, 'results', fetchedAt, searchText],
    queryFn: async () => {
      await searchClient.index(tree ?? '');
      return (await searchClient.find(searchText)).filter(canOpenResult);
    },
    placeholderData: (previous) => previous,
    enabled: tree !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Returns a result's link: a category's page, or a listing's details with their state. */
export function resultLink({ category, ancestors }: SearchResult): {
  to: string;
  state?: DetailsState;
} {
  const [top, sub] = ancestors;
  if (!top) return { to: paths.category(hotelSlug, category.slug) };
  if (!sub) return { to: paths.listing(hotelSlug, top.slug, category.slug) };
  const segments = [...ancestors.map(({ slug }) => slug), category.slug];
  return { to: paths.details(hotelSlug, segments), state: linkStateOf(category) };
}
