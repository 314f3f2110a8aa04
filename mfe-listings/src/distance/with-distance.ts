import type { Category } from '@foyer/shared/contracts/category';
import { metresBetween, type Point, pointOf } from './distance.ts';

/** A listing, and how far it is from the hotel, where both say where they are. */
export type Measured = { id: number; listing: Category; metres: number | undefined };

/**
 * Listings with their distances, each reckoned once, in the given order and the nearest first: the
 * unmeasured come last, in the given order. `comparable` is whether two of them have a distance.
 */
export function withDistance(listings: readonly Category[], home: Point | undefined) {
  const inOrder: Measured[] = listings.map((listing) => {
    const point = home && pointOf(listing);
    return { id: listing.id, listing, metres: point && metresBetween(home, point) };
  });
  const comparable = inOrder.filter(({ metres }) => metres !== undefined).length > 1;
  const far = ({ metres = Number.MAX_VALUE }: Measured) => metres;
  const byDistance = comparable ? inOrder.toSorted((one, other) => far(one) - far(other)) : inOrder;
  return { inOrder, byDistance, comparable };
}
