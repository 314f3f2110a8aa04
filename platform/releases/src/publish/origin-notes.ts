import { hotelSuffix, hotelsIn } from '../changes/hotel-messages.ts';
import { isOriginAllowed } from '../composition/choices.ts';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { hotelsWith } from './fleet-variants.ts';

/** Lists the declared API origins that hotels with the remote disallow. Checks all hotels if none has it. */
export function disallowedOriginNotes({ name, origins = [] }: Release, fleet: Fleet): string[] {
  const enabled = hotelsWith(fleet, name);
  const hotels = enabled.length > 0 ? enabled : hotelsIn(fleet);
  return origins.flatMap((origin) => {
    const without = hotels.filter((slug) => !isOriginAllowed(fleet, slug, origin));
    if (without.length === 0) return [];
    return `It may not call ${origin} yet${hotelSuffix(without)}: pnpm fleet allow ${origin} --hotel SLUG.`;
  });
}
