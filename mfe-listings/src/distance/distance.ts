import { statedLocale } from '@foyer/shared/language/locale';
import { number } from '@foyer/shared/language/number';
import { text } from '../text.ts';

export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_M = 6_371_000;
const WALKED_M_PER_MINUTE = 80;
/** Farther than this nobody walks from a hotel. */
const WALKABLE_M = 5000;

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined };

/** Where something is; none where the numbers are no place, or were left at nought. */
export function pointOf(place: Coordinates | null | undefined): Point | undefined {
  const { latitude, longitude } = place ?? {};
  if (latitude == null || longitude == null) return undefined;
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

/** Metres along the ground, in a straight line (the haversine formula). */
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

/** How far as people say it: "350 m, 4 min on foot", "1.4 km, 18 min on foot", "12 km". */
export function distanceText(metres: number): string {
  const { onFoot } = text.distance;
  const distance = length(metres);
  if (metres > WALKABLE_M) return distance;
  const minutes = Math.max(1, Math.round(metres / WALKED_M_PER_MINUTE));
  return onFoot(distance, measure(minutes, 'minute'));
}

function length(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return measure(tens, 'meter');
  const kilometres = metres / 1000;
  const said = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return measure(said, 'kilometer');
}

function measure(value: number, unit: 'minute' | 'meter' | 'kilometer'): string {
  return number(value, { style: 'unit', unit }, statedLocale());
}
