import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { specifiedLocale } from '@foyer/shared/language/locale.ts';
import { number } from '@foyer/shared/language/number.ts';
import { text } from '../text.ts';

export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_M = 6_371_000;
const WALKING_M_PER_MINUTE = 80;
/** The longest distance for which a walking time is shown. */
const WALKABLE_M = 5000;

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined };

/** Returns valid coordinates; undefined if they are out of range or both 0. */
export function pointOf(location: Coordinates | null | undefined): Point | undefined {
  const { latitude, longitude } = location ?? {};
  if (latitude == null || longitude == null) return undefined;
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

/** Returns the great-circle distance in metres (the haversine formula). */
export function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    Math.cos(radians(one.latitude)) *
    Math.cos(radians(other.latitude)) *
    half(one.longitude, other.longitude);
  return (
    2 *
    EARTH_RADIUS_M *
    Math.asin(Math.min(1, Math.sqrt(half(one.latitude, other.latitude) + across)))
  );
}

/** Formats a distance: "350 m, 4 min on foot", "1.4 km, 18 min on foot", "12 km". */
export function distanceText(metres: number): string {
  const { onFoot } = text.distance;
  const distance = length(metres);
  if (metres > WALKABLE_M) return distance;
  const minutes = Math.max(1, Math.round(metres / WALKING_M_PER_MINUTE));
  return onFoot(distance, measure(minutes, 'minute'));
}

function length(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return measure(tens, 'meter');
  const kilometres = metres / 1000;
  const rounded = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return measure(rounded, 'kilometer');
}

function measure(value: number, unit: 'minute' | 'meter' | 'kilometer'): string {
  return number(value, { style: 'unit', unit }, specifiedLocale());
}

/** A listing and its distance from the hotel, if both have coordinates. */
type ListingWithDistance = { id: number; listing: Category; metres: number | undefined };

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
