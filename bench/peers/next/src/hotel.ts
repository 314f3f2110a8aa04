import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { trimHotel } from '@foyer/shared/hotel/categories.ts';
import { hotelDay } from '@foyer/shared/hotel/hotel-time.ts';
import { languageOf } from '@foyer/shared/hotel/language.ts';
import { type PageVariables, variablesOf } from '@foyer/shared/template-filling/page-variables.ts';
import { cache } from 'react';
import { remote as auth } from '../../../../mfe-auth/remote.ts';
import { remote as forms } from '../../../../mfe-forms/remote.ts';
import { remote as hotel } from '../../../../mfe-hotel/remote.ts';
import { remote as listings } from '../../../../mfe-listings/remote.ts';
import { remote as messaging } from '../../../../mfe-messaging/remote.ts';
import { hotelSlug } from './hotel-slug.ts';

/** The age after which a page is rendered again, in seconds. */
const FRESH_SECONDS = 60;

const remotes = [auth, forms, hotel, listings, messaging];

/** The composition with every header and menu entry of the remotes. */
const composition: Composition = {
  id: 'peer',
  slug: hotelSlug,
  shell: { version: '' },
  remotes: [],
  mounts: [],
  header: sortedEntries(remotes.flatMap(({ name, header = [] }) => ownedBy(name, header))),
  menu: sortedEntries(remotes.flatMap(({ name, menu = [] }) => ownedBy(name, menu))),
  signup_hotel: hotelSlug,
  video_hosts: [],
};

function ownedBy<Entry>(remote: string, entries: readonly Entry[]) {
  return entries.map((entry) => ({ ...entry, remote }));
}

function sortedEntries<Entry extends { order?: number | undefined }>(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => (one.order ?? 99) - (other.order ?? 99));
}

/** Fetches the hotel's record from the provider. */
export const readHotel = cache(async () => {
  const answer = await fetch(`${process.env.PROVIDER_URL}${endpoints.hotel(hotelSlug)}`, {
    next: { revalidate: FRESH_SECONDS },
  });
  const { data } = HotelResponse.parse(await answer.json());
  if (!data) throw new Error(`The provider does not know the hotel ${hotelSlug}.`);
  return trimHotel(data);
});

/** Reads the template variables of the pages. */
export const readVariables = cache(async (): Promise<PageVariables> => {
  const hotel = await readHotel();
  const variables = variablesOf({
    hotel,
    language: languageOf(hotel).lang,
    composition,
    mountAt: () => undefined,
    canOpen: () => true,
    pathname: undefined,
    day: hotelDay(Date.now(), hotel.timezone),
    stay: false,
    staySteps: false,
  });
  // Props for client components must be plain objects without getters; they get the record apart.
  return { ...variables, categories: undefined };
});
