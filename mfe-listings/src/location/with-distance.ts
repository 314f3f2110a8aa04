import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { metresBetween, type Point, pointOf } from './distance.ts';

/** A listing and its distance from the hotel, if both have coordinates. */
export type ListingWithDistance = { id: number; listing: Category; metres: number | undefined };

/** Returns the listings with their distances, each computed once. */
export function listingsWithDistance(
  listings: readonly Category[],
  hotelPoint: Point | undefined,
): ListingWithDistance[] {
  return listings.map((listing) => {
    const point = hotelPoint && pointOf(listing);
    return { id: listing.id, listing, metres: point && metresBetween(hotelPoint, point) };
  });
}

/** Returns true if at least two listings have a distance. */
export function hasComparableDistances(measured: readonly ListingWithDistance[]): boolean {
  return measured.filter(({ metres }) => metres !== undefined).length > 1;
}

/** Sorts listings by distance; those without one come last, in their order. */
export function nearestFirst(measured: readonly ListingWithDistance[]): ListingWithDistance[] {
  const far = ({ metres = Number.MAX_VALUE }: ListingWithDistance) => metres;
  return measured.toSorted((one, other) => far(one) - far(other));
}
