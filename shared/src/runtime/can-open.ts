import { mountPattern } from '../contracts/mount-pattern.ts';
import { matchRoutes } from '../router/router.ts';
import { page } from './page.ts';

/** The shell's own pages beside the mounts: landing, and the dashboard's index, which is hotel home. */
const OWN = ['/:slug', '/:slug/dashboard'].map((path) => ({ path, handle: true }));

const routes = page.composition.mounts
  .map((mount) => ({ path: mountPattern(mount), handle: mount.enabled }))
  .concat(OWN);

/** Whether this hotel has a screen at `href`; false for a mount of a remote that is not enabled. */
export function canOpen(href: string): boolean {
  const [pathname = href] = href.split(/[?#]/, 1);
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle === true;
}
