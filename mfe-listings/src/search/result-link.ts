import { paths } from '@foyer/shared/addresses/paths.ts';
import { hotelSlug } from '@foyer/shared/runtime';
import { type DetailsState, linkStateOf } from '../data/details-state.ts';
import type { SearchResult } from './search-client.ts';

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
