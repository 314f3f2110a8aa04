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
