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

/** Returns the parent page of a dashboard page, with its title (SHELL-10). */
export function backLink(
  pathname: string,
  slug: string,
  { mountAt, canOpen, language }: AddressLookup,
): { to: string; title: string } | undefined {
  const top = paths.dashboard(slug);
  const hasChildCategory = mountAt(pathname)?.path.includes(':childCategorySlug') ?? false;
  const target = backTarget(pathname, hasChildCategory, top, (address) => {
    if (!canOpen(address)) return undefined;
    if (address === top) return { title: HOME_TITLE };
    const title = mountAt(address)?.title;
    return { title: title ?? pageName(address, language) };
  });
  return target?.to === top ? { ...target, to: paths.hotel(slug) } : target;
}

/** Returns the title of a page, or undefined if there is none. */
export type PageLookup = (pathname: string) => { title: string } | undefined;

/**
 * Returns the target of the back-bar (SHELL-10): one segment up, two with a childCategorySlug, or
 * else the nearest ancestor that is a page. Never goes above `top`.
 */
export function backTarget(
  pathname: string,
  hasChildCategory: boolean,
  top: string,
  lookup: PageLookup,
): { to: string; title: string } | undefined {
  const up = (path: string) => path.slice(0, path.lastIndexOf('/'));
  let to = up(pathname.replace(/\/+$/, ''));
  if (hasChildCategory) to = up(to);
  for (; to.startsWith(top); to = up(to)) {
    const found = lookup(to);
    if (found) return { to, ...found };
  }
  return undefined;
}
