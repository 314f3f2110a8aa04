import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, canOpen, hotelSlug } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { type DetailsState, linkStateOf } from '../data/details-state.ts';
import { text } from '../text.ts';
import type { ContributedEntry } from './contributed-entry.ts';
import {
  type CategoryResult,
  type Contribution,
  type SearchResult,
  searchClient,
} from './search-client.ts';

const STALE_TIME_MS = 10 * 60_000;

/** Fetches the category tree, and logs a failure in the specified words; throws `ApiError`. */
async function fetchTree(signal: AbortSignal): Promise<string> {
  try {
    return await api.text(endpoints.categoryTree(hotelSlug), { signal });
  } catch (error) {
    if (!signal.aborted) console.info(text.search.categoriesFailed, error);
    throw error;
  }
}

/** Fetches the hotel's whole category tree as text, once, when the guest opens search. */
export function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['search', hotelSlug],
    queryFn: async ({ signal }) => {
      const tree = await fetchTree(signal);
      // Throws if the tree cannot be indexed, so that only a valid tree is persisted.
      await searchClient.index(tree);
      return tree;
    },
    meta: { persisted: z.string() },
    staleTime: STALE_TIME_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns true if this hotel has the result's page, or the result has none. */
function canOpenResult(result: SearchResult): boolean {
  const link = 'entry' in result ? entryLink(result.entry) : categoryLink(result);
  return !link || canOpen(link.to);
}

/**
 * Searches the tree that was fetched at `fetchedAt` and what remotes contribute, and indexes them
 * first if needed. Returns the previous results until the new ones arrive.
 */
export function resultsQuery(
  tree: string | undefined,
  fetchedAt: number,
  contribution: Contribution,
  searchText: string,
) {
  return queryOptions({
    queryKey: ['search', hotelSlug, 'results', fetchedAt, contribution.changedAt, searchText],
    queryFn: async () => {
      if (tree !== undefined) await searchClient.index(tree);
      await searchClient.contribute(contribution);
      return (await searchClient.find(searchText, contribution)).filter(canOpenResult);
    },
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Returns the link of a category's page, or of a listing's details with their state. */
export function categoryLink({ category, ancestors }: CategoryResult): {
  to: string;
  state?: DetailsState;
} {
  const [top, sub] = ancestors;
  if (!top) return { to: paths.category(hotelSlug, category.slug) };
  if (!sub) return { to: paths.listing(hotelSlug, top.slug, category.slug) };
  const segments = [...ancestors.map(({ slug }) => slug), category.slug];
  return { to: paths.details(hotelSlug, segments), state: linkStateOf(category) };
}

/** Returns the link of a contributed entry; undefined if it opens no page. */
export function entryLink({ to, state }: ContributedEntry) {
  return to === undefined ? undefined : { to: `${paths.dashboard(hotelSlug)}/${to}`, state };
}
