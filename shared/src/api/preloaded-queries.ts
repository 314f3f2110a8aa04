import { SUB_CATEGORY_PLACEHOLDER } from '../contracts/inline-page.ts';
import type { Mount } from '../contracts/mount.ts';
import type { Hotel } from '../contracts/provider/hotel.ts';
import type { PreloadedQueryName } from '../contracts/remote.ts';
import { homeCategory } from '../hotel/categories.ts';
import { settingsOf } from '../hotel/record.ts';
import * as endpoints from './endpoints.ts';

type QueryFacts = {
  slug: string;
  hotel: Hotel;
  /** The category in the address; undefined if the navigation does not have it. */
  category: string | undefined;
};

/**
 * The paths of the queries that a mount can preload. Each function returns the path that the screen's
 * own query requests, or undefined if the screen would send no query.
 */
const PRELOADED_QUERIES: Record<PreloadedQueryName, (facts: QueryFacts) => string | undefined> = {
  'home-categories': ({ hotel }) => {
    const category = homeCategory(hotel.categories);
    return category && endpoints.childCategories(category.id);
  },
  weather: ({ slug, hotel: { city } }) => (city ? endpoints.weather(slug, city) : undefined),
  'quick-info': ({ slug }) => endpoints.quickInfo(slug),
  category: ({ category }) => (category ? endpoints.category(category) : undefined),
  'sub-category': ({ category }) =>
    category ? `${endpoints.category('')}${SUB_CATEGORY_PLACEHOLDER}` : undefined,
  checklist: ({ hotel }) =>
    settingsOf(hotel)?.allow_pre_arrival ? endpoints.checklist : undefined,
  requests: ({ hotel }) => pathIfFeature(hotel, 'requests-state', endpoints.requests),
  threads: () => endpoints.threads,
  'mail-preference': ({ hotel }) =>
    pathIfFeature(hotel, 'mail-preference', endpoints.mailPreference),
};

const pathIfFeature = ({ features }: Hotel, feature: string, path: string) =>
  features?.includes(feature) ? path : undefined;

/**
 * Returns the paths below the provider's API root that a mount preloads. Ignores names that only a
 * newer release knows: that screen then sends the query itself.
 */
export function preloadedPathsOf(
  { preloadedQueries = [] }: Pick<Mount, 'preloadedQueries'>,
  facts: QueryFacts,
): string[] {
  return [...new Set(preloadedQueries)]
    .filter((name): name is PreloadedQueryName => Object.hasOwn(PRELOADED_QUERIES, name))
    .flatMap((name) => PRELOADED_QUERIES[name](facts) ?? []);
}
