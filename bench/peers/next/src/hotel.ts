import * as endpoints from '@foyer/shared/api/endpoints';
import type { Composition } from '@foyer/shared/contracts/composition';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { type PageSlots, slotsOf } from '@foyer/shared/frames/slots';
import { hotelDay } from '@foyer/shared/hotel/hotel-time';
import { languageOf } from '@foyer/shared/hotel/language';
import { trimHotel } from '@foyer/shared/hotel/trim-hotel';
import { cache } from 'react';
import { remote as auth } from '../../../../mfe-auth/remote.ts';
import { remote as forms } from '../../../../mfe-forms/remote.ts';
import { remote as hotel } from '../../../../mfe-hotel/remote.ts';
import { remote as listings } from '../../../../mfe-listings/remote.ts';
import { remote as messaging } from '../../../../mfe-messaging/remote.ts';
import { hotelSlug } from './hotel-slug.ts';

/** A page is rendered anew when it is older, in seconds. */
const FRESH_SECONDS = 60;

const remotes = [auth, forms, hotel, listings, messaging];

/** What stands in header and menu; all that the remotes have is taken to be there. */
const composition: Composition = {
  id: 'peer',
  slug: hotelSlug,
  shell: { version: '' },
  remotes: [],
  mounts: [],
  header: inOrder(remotes.flatMap(({ name, header = [] }) => ownedBy(name, header))),
  menu: inOrder(remotes.flatMap(({ name, menu = [] }) => ownedBy(name, menu))),
  signup_hotel: hotelSlug,
  video_hosts: [],
};

function ownedBy<Entry>(remote: string, entries: readonly Entry[]) {
  return entries.map((entry) => ({ ...entry, remote }));
}

function inOrder<Entry extends { order?: number | undefined }>(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => (one.order ?? 99) - (other.order ?? 99));
}

/** The hotel's record, from the provider. */
export const readHotel = cache(async () => {
  const answer = await fetch(`${process.env.PROVIDER_URL}${endpoints.hotel(hotelSlug)}`, {
    next: { revalidate: FRESH_SECONDS },
  });
  const { data } = HotelAnswer.parse(await answer.json());
  if (!data) throw new Error(`The provider does not know the hotel ${hotelSlug}.`);
  return trimHotel(data);
});

/** What the pages say of it. */
export const readSlots = cache(async (): Promise<PageSlots> => {
  const hotel = await readHotel();
  const slots = slotsOf({
    hotel,
    language: languageOf(hotel).lang,
    composition,
    mountAt: () => undefined,
    canOpen: () => true,
    pathname: undefined,
    day: hotelDay(Date.now(), hotel.timezone),
    stay: false,
  });
  // What is sent to a browser has no getters.
  return { ...slots };
});
