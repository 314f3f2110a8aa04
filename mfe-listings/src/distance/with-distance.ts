import type { Category } from '@foyer/shared/contracts/category';
import { metresBetween, type Point, pointOf } from './distance.ts';

/** A listing, and how far it is from the hotel, where both say where they are. */
export type Measured = { id: number; listing: Category; metres: number | undefined };

/** Listings with their distances, each reckoned once. */
export function withDistance(listings: readonly Category[], home: Point | undefined): Measured[] {
  return listings.map((listing) => {
    const point = home && pointOf(listing);
    return { id: listing.id, listing, metres: point && metresBetween(home, point) };
  });
}

/** Whether there is anything to compare: two of them have a distance. */
export function comparable(measured: readonly Measured[]): boolean {
  return measured.filter(({ metres }) => metres !== undefined).length > 1;
}

/** The nearest first; those without a distance last, in the order they have. */
export function nearestFirst(measured: readonly Measured[]): Measured[] {
  const far = ({ metres = Number.MAX_VALUE }: Measured) => metres;
  return measured.toSorted((one, other) => far(one) - far(other));
}
