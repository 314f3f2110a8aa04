import type { Hotel } from '../contracts/hotel.ts';
import type { HotelSettings } from '../contracts/settings.ts';
import { DEFAULT_TITLE } from './theme.ts';

type Settings = Pick<Hotel, 'settings'>;

/** How the hotel looks and what it allows: the first of its settings (SHELL-03). */
export function settingsOf(hotel: Settings | null | undefined): HotelSettings | undefined {
  return hotel?.settings?.[0];
}

/** What guests call the hotel: its own name, else that of its app. */
export function hotelName(hotel: (Settings & Pick<Hotel, 'name'>) | null | undefined): string {
  return hotel?.name ?? settingsOf(hotel)?.app_name ?? DEFAULT_TITLE;
}
