import { mayCall } from '@foyer/gateway/composition/choices';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { atHotels, hotelsIn } from '../changes/told.ts';
import { hotelsWith } from './trial-fleet.ts';

/** The APIs that a release names and may not call where hotels have its remote, or else anywhere. */
export function forbiddenNotes({ name, origins = [] }: Release, fleet: Fleet): string[] {
  const having = hotelsWith(fleet, name);
  const hotels = having.length > 0 ? having : hotelsIn(fleet);
  return origins.flatMap((origin) => {
    const without = hotels.filter((slug) => !mayCall(fleet, slug, origin));
    if (without.length === 0) return [];
    return `It may not call ${origin} yet${atHotels(without)}: pnpm fleet allow ${origin} --hotel SLUG.`;
  });
}
