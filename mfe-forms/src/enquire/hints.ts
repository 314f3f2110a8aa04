import { text } from '../text.ts';

const { hints } = text.enquiry;

/** The examples by the slugs and tabs that they fit; other subjects get one that fits any. */
const HINTS: Readonly<Record<string, string>> = {
  dining: hints.table,
  restaurants: hints.table,
  'explore-resturants': hints.table,
  'book-resturant': hints.table,
  spa: hints.spa,
  wellness: hints.spa,
  'spas-facility': hints.spa,
  'explore-spas': hints.spa,
  'book-spa': hints.spa,
  emergency: hints.doctor,
  'explore-doctors': hints.doctor,
  transport: hints.ride,
  'transport-detail': hints.ride,
  'book-transport': hints.ride,
  'upgrade-room': hints.room,
  weddings: hints.wedding,
  'fitness-facility': hints.sport,
  'swimming-facility': hints.sport,
  'walking-facility': hints.walk,
  'local-area': hints.walk,
  Parking: hints.parking,
  'Wifi Access': hints.wifi,
  'Check-In Info': hints.arrival,
};

/** Returns an example of a message about a subject: by its type, else by the nearest part of the path. */
export function hintOf(type: string, pathname: string): string {
  const slugs = [type, ...pathname.split('/').slice(3, -1).toReversed()];
  const known = slugs.find((slug) => Object.hasOwn(HINTS, slug));
  return (known && HINTS[known]) || hints.any;
}
