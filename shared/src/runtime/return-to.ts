import * as z from '@foyer/shared/schema';
import { parseUrl } from '../ui/links/links.ts';
import { hotelSlug } from './page.ts';
import { sessionStore } from './storage.ts';

const KEY = 'returnTo';

/** Where a signed-out visitor wanted to go, kept for this tab until sign-in succeeds. */
export const returnTo = {
  set: (href: string) => sessionStore.write(KEY, href),

  /** The remembered address, once, if it lies in the dashboard of `slug`. */
  take(slug: string = hotelSlug): string | undefined {
    const href = sessionStore.read(KEY, z.string());
    sessionStore.remove(KEY);
    return href === undefined ? undefined : insideDashboard(href, slug);
  },
};

/** The address, resolved as the browser will, if it lies in the dashboard of `slug`. */
function insideDashboard(href: string, slug: string): string | undefined {
  const url = parseUrl(href, location.origin);
  if (url?.origin !== location.origin) return undefined;
  const inside = `${url.pathname}/`.startsWith(`/${slug}/dashboard/`);
  return inside ? url.pathname + url.search + url.hash : undefined;
}
