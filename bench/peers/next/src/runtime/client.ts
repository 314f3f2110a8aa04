/** What the remotes' components ask of the runtime where they run in the browser. */
import { createApiClient } from '@foyer/shared/api/client';
import * as endpoints from '@foyer/shared/api/endpoints';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import type { PageSlots } from '@foyer/shared/frames/slots';
import { dayAt } from '@foyer/shared/hotel/hotel-time';
import { stayOf } from '@foyer/shared/hotel/stay-of';
import { trimHotel } from '@foyer/shared/hotel/trim-hotel';
import { queryOptions } from '@foyer/shared/query';
import * as z from '@foyer/shared/schema';
import { createContext, useContext } from 'react';
import { csrfHeaders } from '../../../../../shared/src/runtime/csrf.ts';
import { sessionStore } from '../../../../../shared/src/runtime/storage.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { session, useSession } from './session.ts';

export { toasts } from '../../../../../shared/src/runtime/toasts.ts';
export { AppLink } from '../router.tsx';
export { hotelSlug, session, useSession };

export const api = createApiClient({
  base: '/api',
  token: session.token,
  onUnauthorized: session.refuse,
  postHeaders: csrfHeaders,
});

/** What the server said of the hotel, and in which zone it lies. */
export const Slots = createContext<
  { slots: PageSlots; zone: string | null | undefined } | undefined
>(undefined);

/** Whether the guest stays here only this device knows. */
export function useSlots(): PageSlots {
  const said = useContext(Slots);
  const user = useSession(({ user }) => user);
  if (!said) throw new Error('This page says nothing of its hotel.');
  return { ...said.slots, stay: stayOf(user, dayAt(Date.now(), said.zone)) !== undefined };
}

/** The record came with the page (`Queries`). */
export function hotelQuery() {
  return queryOptions({
    queryKey: ['hotel', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.hotel(hotelSlug), HotelAnswer, { signal });
      if (!data) throw new Error('The provider does not know this hotel.');
      return trimHotel(data);
    },
  });
}

export const page = { composition: { video_hosts: [] as string[] } };
/** Every screen of home's links is taken to be there. */
export const canOpen = (_href: string) => true;

const Values = z.record(z.string(), z.string());

/** What somebody typed into a form, kept for this tab. */
export function draftOf(form: string) {
  const key = `draft:${hotelSlug}:${form}`;
  return {
    read: () => sessionStore.read(key, Values) ?? {},
    write: (values: Record<string, string>) => sessionStore.write(key, values),
    clear: () => sessionStore.remove(key),
  };
}

const RETURN_TO = 'returnTo';

/** Where a signed-out visitor wanted to go. */
export const returnTo = {
  set: (href: string) => sessionStore.write(RETURN_TO, href),
  take(): string | undefined {
    const href = sessionStore.read(RETURN_TO, z.string());
    sessionStore.remove(RETURN_TO);
    return href;
  },
};
