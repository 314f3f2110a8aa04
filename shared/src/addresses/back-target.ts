import type { ComposedMount } from '../contracts/composition.ts';
import { paths } from './paths.ts';
import { pageName } from './readable-name.ts';

/** What the index of the dashboard is called, which only leads on to hotel home. */
const HOME = 'Hotel';

/** What is asked of a hotel's addresses, and the language in which a page is named by its own. */
type Asked = {
  mountAt: (href: string) => ComposedMount | undefined;
  canOpen: (href: string) => boolean;
  language: string;
};

/** The way up from a page of the dashboard, and the name of where it leads (SHELL-10). */
export function backLink(
  pathname: string,
  slug: string,
  { mountAt, canOpen, language }: Asked,
): { to: string; title: string } | undefined {
  const top = paths.dashboard(slug);
  const hasChildCategory = mountAt(pathname)?.path.includes(':childCategorySlug') ?? false;
  const target = backTarget(pathname, hasChildCategory, top, (address) => {
    if (!canOpen(address)) return undefined;
    if (address === top) return { title: HOME };
    const title = mountAt(address)?.title;
    return { title: title ?? pageName(address, language) };
  });
  return target?.to === top ? { ...target, to: paths.hotel(slug) } : target;
}

/** A page that the back-bar may lead to: whether it exists, and what it is called. */
export type PageLookup = (pathname: string) => { title: string } | undefined;

/**
 * Where the back-bar leads (SHELL-10): one segment up, two when the address has a
 * childCategorySlug; where that is no page, the nearest one above it. Never above `top`.
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
