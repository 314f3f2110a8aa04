import type { Category } from '../contracts/provider/category.ts';
import type { Hotel } from '../contracts/provider/hotel.ts';

/** Sorts by `order`, missing ones last; ties keep the provider's order. */
export function byOrder(categories: readonly Category[]): Category[] {
  return categories.toSorted(
    (one, other) =>
      (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER),
  );
}

/** Returns the category with the slug `hotel` in any case; its children are the cards of home. */
export function homeCategory(
  categories: readonly Category[] | null | undefined,
): Category | undefined {
  return categories?.find((category) => category.slug.toLowerCase() === 'hotel');
}

/**
 * Trims the record to what a page inlines and stores (SHELL-28): settings, head fields and the
 * top-level categories without the fields of their own pages. The whole tree of a large hotel would
 * be megabytes to parse at the start of every visit.
 */
export function trimHotel(hotel: Hotel): Hotel {
  return { ...hotel, categories: hotel.categories?.filter(isTopLevel).map(head) };
}

/** The missing parent is null, undefined, or 0 with providers that store no nulls. */
function isTopLevel({ parent_id }: Category): boolean {
  return !parent_id;
}

/** Keeps an empty list of children, so that a page reserves no room for them. */
function head({ children, description: _description, ...category }: Category): Category {
  return children?.length === 0 ? { ...category, children } : category;
}
