import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import { LOCAL } from '@foyer/shared/contracts/storage';
import { hotelSlug, localStore, page } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** The hotel this browser remembers; `default` is none. */
export function rememberedSlug(): string | undefined {
  const slug = localStore.read(LOCAL.slug, z.string());
  return slug && isSlug(slug) && slug !== DEFAULT_SLUG ? slug : undefined;
}

/** A first visit remembers the hotel; later visits of others do not (SHELL-01). */
export function rememberSlug(): void {
  const isHotel = page.hotel.state === 'ok' || page.hotel.state === 'unreachable';
  if (isHotel && rememberedSlug() === undefined) localStore.write(LOCAL.slug, hotelSlug);
}

/** Which hotel an address without a slug means: the page's, else the remembered one. */
export function slugWithoutUrl(): string {
  return hotelSlug === DEFAULT_SLUG ? (rememberedSlug() ?? DEFAULT_SLUG) : hotelSlug;
}
