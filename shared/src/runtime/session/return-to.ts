import * as z from '@foyer/shared/schema';
import { parseUrl } from '../../ui/links/links.ts';
import { hotelSlug } from '../page.ts';
import { sessionStore } from '../storage.ts';
import { RETURN_TO } from './data-owner.ts';

/** Stores the address a signed-out visitor asked for, in this tab, until sign-in succeeds. */
export const returnTo = {
  set: (href: string) => sessionStore.write(RETURN_TO, href),

  /** Returns and removes the stored address; undefined if it is outside the dashboard of `slug`. */
  take(slug: string = hotelSlug): string | undefined {
    const href = sessionStore.read(RETURN_TO, z.string());
    sessionStore.remove(RETURN_TO);
    return href === undefined ? undefined : insideDashboard(href, slug);
  },
};

/** Resolves the address as the browser does; undefined if it is outside the dashboard of `slug`. */
function insideDashboard(href: string, slug: string): string | undefined {
  const url = parseUrl(href, location.origin);
  if (url?.origin !== location.origin) return undefined;
  const inside = `${url.pathname}/`.startsWith(`/${slug}/dashboard/`);
  return inside ? url.pathname + url.search + url.hash : undefined;
}
