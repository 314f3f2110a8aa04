import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import type { Session } from '@foyer/shared/runtime';

/** The hotel of a signed-in guest, `default` without one (AUTH-10). */
export function slugOf(session: Session & { status: 'signed-in' }): string {
  const slug = session.user.hotel?.slug;
  return slug && isSlug(slug) ? slug : DEFAULT_SLUG;
}
