import { paths } from '../addresses/paths.ts';
import { mountAt } from './mount-at.ts';
import { hotelSlug } from './page.ts';

/** The shell's own pages: landing, and the index of the dashboard, which leads to hotel home. */
const OWN_PAGE = /^\/[^/?#]+(?:\/dashboard)?\/?(?:[?#]|$)/;

/** Pages that others link to: where no remote has one, it is no category of that name either. */
const NAMED = new Set(
  [paths.checkIn, paths.preArrival, paths.notification, paths.messages, paths.chat].map((path) =>
    path(hotelSlug),
  ),
);

/**
 * Whether this hotel has a screen at `href`; false for a mount of a remote that is not enabled or
 * that the fleet does not know.
 */
export function canOpen(href: string): boolean {
  const mount = mountAt(href);
  if (!mount) return OWN_PAGE.test(href);
  const [pathname = href] = href.split(/[?#]/, 1);
  return mount.enabled && !(mount.path.includes(':') && NAMED.has(pathname));
}
