import { paths } from '@foyer/shared/addresses/paths';
import { hotelSlug } from '@foyer/shared/runtime';
import { type DetailsState, linkStateOf } from '../details/details-state.ts';
import type { Found } from './searcher.ts';

/** Where a result leads: to the page of a category, or to a listing's details with its state. */
export function resultLink({ category, above }: Found): { to: string; state?: DetailsState } {
  const [top, sub] = above;
  if (!top) return { to: paths.category(hotelSlug, category.slug) };
  if (!sub) return { to: paths.listing(hotelSlug, top.slug, category.slug) };
  const segments = [...above.map(({ slug }) => slug), category.slug];
  return { to: paths.details(hotelSlug, segments), state: linkStateOf(category) };
}
