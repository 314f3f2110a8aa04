import type { Category } from '../contracts/category.ts';
import type { Hotel } from '../contracts/hotel.ts';

/**
 * The record as a page carries and keeps it (SHELL-28): settings, head fields and the
 * top-level categories without what only their own pages show. The whole tree of a large hotel
 * would be megabytes, read and checked at the start of every visit.
 */
export function trimHotel(hotel: Hotel): Hotel {
  return { ...hotel, categories: hotel.categories?.filter(isTopLevel).map(head) };
}

/** No parent is null, nothing at all, or 0 with providers that keep no nulls. */
function isTopLevel({ parent_id }: Category): boolean {
  return !parent_id;
}

/** That it has no children is said: a page then keeps no room for them. */
function head({ children, description: _description, ...category }: Category): Category {
  return children?.length === 0 ? { ...category, children } : category;
}
