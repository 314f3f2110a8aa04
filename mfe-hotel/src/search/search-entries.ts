import type { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import type { breakfastOf } from '../facts/breakfast.ts';
import { roomServiceHours } from '../facts/room-service.ts';
import { text } from '../text.ts';

const { facts, quickInfo, search, tabs } = text;
const { contact, frontDesk, parking, wifi } = quickInfo;

type HotelFacts = Pick<PageVariables, 'address' | 'phone' | 'check_in_time'>;
type Value = string | number | null | undefined;

/** An entry that leads to a tab of quick info. */
const fact = (id: string, title: string, tab: string, more: Partial<SearchEntry>): SearchEntry => {
  return { id, title, ...quickInfoLink(tab), ...more };
};

function quickInfoLink(tab: string) {
  return { path: tab, to: 'hotel/quick-info', state: { tab } };
}

/** Returns the facts of quick info for search, without missing ones. */
export function searchEntries(
  info: QuickInfo | undefined,
  hotel: HotelFacts,
  breakfast: ReturnType<typeof breakfastOf>,
): SearchEntry[] {
  const opening = clockTime(info?.opening_time ?? hotel.check_in_time);
  const closing = clockTime(info?.closing_time);
  const found = [
    info && wifiEntry(info),
    opening && fact('check-in', search.checkIn, tabs.checkIn, { text: search.from(opening) }),
    closing && fact('check-out', search.checkOut, tabs.checkIn, { text: search.until(closing) }),
    breakfast && {
      id: 'breakfast',
      title: facts.breakfast,
      text: breakfast.text,
      ...(breakfast.tab ? quickInfoLink(breakfast.tab) : { to: 'hotel' }),
    },
    info && parkingEntry(info),
    ...(info?.additional_amenities ?? [])
      .filter(({ pivot, description }) => (pivot?.description || description) !== breakfast?.text)
      .map(amenityEntry),
    ...callEntries(info, hotel),
    info && roomServiceEntry(info),
    hotel.address &&
      fact('address', search.address, tabs.checkIn, {
        copy: [{ label: search.address, value: hotel.address }],
        keywords: [search.directions],
      }),
  ];
  return found.flatMap((entry) => entry || []);
}

function wifiEntry({ wifi_name, wifi_password, wifi_description }: QuickInfo) {
  const copy = [
    { label: wifi.name, value: wifi_name ?? '' },
    { label: wifi.password, value: wifi_password ?? '' },
  ].filter(({ value }) => value);
  if (copy.length === 0 && !wifi_description) return undefined;
  const description = wifi_description ? { text: wifi_description } : {};
  const keywords = [search.internet, wifi.password];
  return fact('wifi', facts.wifi, tabs.wifi, { ...description, copy, keywords });
}

function parkingEntry(info: QuickInfo) {
  const { parking_description, onsite_parking_rate, nearby_parking_rate } = info;
  const words = [
    labelled(parking.onsite, onsite_parking_rate),
    labelled(parking.nearby, nearby_parking_rate),
    parking_description,
  ].filter(Boolean);
  return (
    words.length > 0 && fact('parking', facts.parking, tabs.parking, { text: words.join('\n') })
  );
}

function labelled(label: string, value: Value): string | undefined {
  return `${value ?? ''}`.trim() ? search.labelled(label, `${value}`) : undefined;
}

function amenityEntry({
  id,
  name,
  description,
  pivot,
}: NonNullable<QuickInfo['additional_amenities']>[number]) {
  const own = pivot?.description || description;
  return (
    name &&
    fact(`amenity-${id}`, name, tabs.amenities, {
      ...(own && { text: own }),
      ...(description && { keywords: [description] }),
    })
  );
}

function callEntries(info: QuickInfo | undefined, { phone }: HotelFacts) {
  const calls = [
    ['front-desk', frontDesk, info?.front_phone_number ?? phone],
    ['concierge', contact.concierge, info?.concierge],
    ['emergency', search.emergency, info?.emergency_contact],
  ] as const;
  return calls.map(([id, title, call]) => call && fact(id, title, tabs.contact, { call }));
}

function roomServiceEntry(info: QuickInfo) {
  const hours = roomServiceHours(info);
  return hours && fact('room-service', contact.roomService, tabs.contact, { text: hours });
}
