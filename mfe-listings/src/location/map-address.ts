import type { Point } from './distance.ts';

/** The distance from the point to each edge of the map, in degrees. */
const WINDOW_DEGREES = 0.05;

/** Returns the URL of an OpenStreetMap map with a marker at a point (LIST-06). */
export function mapAddress({ latitude, longitude }: Point): string {
  const degrees = (value: number) => value.toFixed(5);
  const box = [
    longitude - WINDOW_DEGREES,
    latitude - WINDOW_DEGREES,
    longitude + WINDOW_DEGREES,
    latitude + WINDOW_DEGREES,
  ];
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  url.searchParams.set('bbox', box.map(degrees).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${degrees(latitude)},${degrees(longitude)}`);
  return url.href;
}
