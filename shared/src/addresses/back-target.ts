import type { ComposedMount } from '../contracts/composition.ts';
import { paths } from './paths.ts';
import { pageName } from './readable-name.ts';

/** Title of the dashboard's index, which redirects to hotel home. */
const HOME_TITLE = 'Hotel';

/** The look-ups of a hotel's addresses, and the language for titles made from an address. */
type AddressLookup = {
  mountAt: (href: string) => ComposedMount | undefined;
  canOpen: (href: string) => boolean;
  language: string;
};

const up = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Returns the parent page of a dashboard page, with its title (SHELL-10): one segment up, two with a
 * childCategorySlug, or else the nearest ancestor that is a page. Never leaves the dashboard.
 */
export function backLink(
  pathname: string,
  slug: string,
  { mountAt, canOpen, language }: AddressLookup,
): { to: string; title: string } | undefined {
  const top = paths.dashboard(slug);
  const hasChildCategory = mountAt(pathname)?.path.includes(':childCategorySlug');
  let to = up(pathname.replace(/\/+$/, ''));
  if (hasChildCategory) to = up(to);
  while (to.startsWith(top) && !canOpen(to)) to = up(to);
  if (!to.startsWith(top)) return undefined;
  if (to === top) return { to: paths.hotel(slug), title: HOME_TITLE };
  return { to, title: mountAt(to)?.title ?? pageName(to, language) };
}
