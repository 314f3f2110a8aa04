import { DEFAULT_SLUG } from '@foyer/shared/contracts/fleet';
import { isSlug } from '@foyer/shared/contracts/slug';
import { hotelSlug, LOCAL, localStore, type Session } from '@foyer/shared/runtime';
import * as z from 'zod/mini';

/** The hotel of a signed-in guest, `default` without one (specification section 2). */
export function slugOf(session: Session & { status: 'signed-in' }): string {
  const slug = session.user.hotel?.slug;
  return slug && isSlug(slug) ? slug : DEFAULT_SLUG;
}

/** The hotel this browser remembers. */
export function rememberedSlug(): string | undefined {
  const slug = localStore.read(LOCAL.slug, z.string());
  return slug && isSlug(slug) ? slug : undefined;
}

/** Which hotel an address without a slug means: the page's, else the remembered one. */
export function slugWithoutUrl(): string {
  return hotelSlug === DEFAULT_SLUG ? (rememberedSlug() ?? DEFAULT_SLUG) : hotelSlug;
}
