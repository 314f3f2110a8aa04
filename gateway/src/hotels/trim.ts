import type { Category, Hotel } from '@foyer/shared/contracts/hotel';

/**
 * The record as a page carries it (design section 3): settings, head fields and the top-level
 * categories without what only their own pages show.
 */
export function trimHotel(hotel: Hotel): Hotel {
  return { ...hotel, categories: hotel.categories?.filter(isTopLevel).map(head) };
}

function isTopLevel({ parent_id }: Category): boolean {
  return parent_id === null || parent_id === undefined;
}

function head({ children: _children, description: _description, ...category }: Category): Category {
  return category;
}
