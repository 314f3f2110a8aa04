import type { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { Car, KeyRound, MessageSquareText, Sparkle, Wifi } from 'lucide-react';
import { text } from '../text.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/**
 * The five tabs of quick info, in their order (HOTEL-12). The navigation state carries a tab's name
 * as `{ tab }` to quick info and on to its enquiry.
 */
export const QUICK_INFO_TABS = [
  { name: text.tabs.checkIn, image: 'hotel_info_image', icon: <KeyRound {...icon} /> },
  { name: text.tabs.parking, image: 'parking_image', icon: <Car {...icon} /> },
  { name: text.tabs.wifi, image: 'wifi_image', icon: <Wifi {...icon} /> },
  { name: text.tabs.amenities, image: 'additional_amenities_image', icon: <Sparkle {...icon} /> },
  { name: text.tabs.contact, image: 'contact_info_image', icon: <MessageSquareText {...icon} /> },
] as const satisfies { name: string; image: keyof HotelSettings; icon: React.ReactNode }[];

export type QuickInfoTab = (typeof QUICK_INFO_TABS)[number];

/** Returns the tab named by the navigation state, else the first one. */
export function chosenTab(state: unknown): QuickInfoTab {
  const name = (state as { tab?: unknown } | null)?.tab;
  return QUICK_INFO_TABS.find((tab) => tab.name === name) ?? QUICK_INFO_TABS[0];
}
