import { mountPattern } from '../addresses/mount-pattern.ts';
import type { ComposedMount } from '../contracts/composition.ts';
import { matchRoutes } from '../router/router.ts';
import { page } from './page.ts';

const routes = page.composition.mounts.map((mount) => ({
  path: mountPattern(mount),
  handle: mount,
}));

/** What was found before: every link asks whenever it is drawn, and the mounts never change. */
const found = new Map<string, ComposedMount | undefined>();

/** The mount whose screen stands at `href`, enabled or not. */
export function mountAt(href: string): ComposedMount | undefined {
  const [pathname = href] = href.split(/[?#]/, 1);
  if (!found.has(pathname))
    found.set(pathname, matchRoutes(routes, pathname)?.at(-1)?.route.handle);
  return found.get(pathname);
}
