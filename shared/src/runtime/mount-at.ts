import type { ComposedMount } from '../contracts/composition.ts';
import { mountPattern } from '../contracts/mount-pattern.ts';
import { matchRoutes } from '../router/router.ts';
import { page } from './page.ts';

const routes = page.composition.mounts.map((mount) => ({
  path: mountPattern(mount),
  handle: mount,
}));

/** The mount whose screen stands at `href`, enabled or not. */
export function mountAt(href: string): ComposedMount | undefined {
  const [pathname = href] = href.split(/[?#]/, 1);
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
