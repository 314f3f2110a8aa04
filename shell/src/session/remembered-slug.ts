import { DEFAULT_SLUG } from '@foyer/shared/contracts/fleet';
import { isSlug } from '@foyer/shared/contracts/slug';
import { hotelSlug, LOCAL, localStore } from '@foyer/shared/runtime';
import * as z from 'zod/mini';

/** The hotel this browser remembers. */
export function rememberedSlug(): string | undefined {
  const slug = localStore.read(LOCAL.slug, z.string());
  return slug && isSlug(slug) ? slug : undefined;
}

/** Which hotel an address without a slug means: the page's, else the remembered one. */
export function slugWithoutUrl(): string {
  return hotelSlug === DEFAULT_SLUG ? (rememberedSlug() ?? DEFAULT_SLUG) : hotelSlug;
}
