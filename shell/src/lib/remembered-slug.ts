import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';
import { hotelSlug, localStore, page, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Returns the hotel slug stored in this browser. `default` counts as none. */
export function rememberedSlug(): string | undefined {
  const slug = localStore.read(LOCAL.slug, z.string());
  return slug && isSlug(slug) && slug !== DEFAULT_SLUG ? slug : undefined;
}

/** Stores the hotel on a first visit. Later visits to other hotels do not change it (SHELL-01). */
export function rememberSlug(): void {
  const isHotel = page.hotel.state === 'ok' || page.hotel.state === 'unreachable';
  if (isHotel && rememberedSlug() === undefined) localStore.write(LOCAL.slug, hotelSlug);
}

/** Returns the hotel for an address without a slug: the page's, else the remembered one. */
export function fallbackSlug(): string {
  return hotelSlug === DEFAULT_SLUG ? (rememberedSlug() ?? DEFAULT_SLUG) : hotelSlug;
}

/** Returns the hotel slug of a signed-in guest, or `default` without a hotel (AUTH-10). */
export function slugOf(user: User): string {
  const slug = user.hotel?.slug;
  return slug && isSlug(slug) ? slug : DEFAULT_SLUG;
}

/** Returns the hotel for a dashboard address without a slug: the guest's, else the fallback. */
export function guestSlug(): string {
  const user = session.user();
  return user ? slugOf(user) : fallbackSlug();
}
