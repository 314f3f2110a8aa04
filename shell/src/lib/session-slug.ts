import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import type { Session } from '@foyer/shared/runtime';

/** Returns the hotel slug of a signed-in guest, or `default` without a hotel (AUTH-10). */
export function slugOf(session: Session & { status: 'signed-in' }): string {
  const slug = session.user.hotel?.slug;
  return slug && isSlug(slug) ? slug : DEFAULT_SLUG;
}
