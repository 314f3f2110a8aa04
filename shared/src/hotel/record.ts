import type { Hotel } from '../contracts/provider/hotel.ts';
import type { HotelSettings } from '../contracts/provider/settings.ts';
import { DEFAULT_TITLE } from './theme.ts';

type Settings = Pick<Hotel, 'settings'>;

/** Returns a hotel's settings: the first of the list (SHELL-03). */
export function settingsOf(hotel: Settings | null | undefined): HotelSettings | undefined {
  return hotel?.settings?.[0];
}

/** Returns the hotel's name, or else the name of its app. */
export function hotelName(hotel: (Settings & Pick<Hotel, 'name'>) | null | undefined): string {
  return hotel?.name ?? settingsOf(hotel)?.app_name ?? DEFAULT_TITLE;
}
