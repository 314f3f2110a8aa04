import { mountPattern } from '@foyer/shared/addresses/mount-pattern';
import type { ComposedMount, Composition } from '@foyer/shared/contracts/composition';
import { matchRoutes } from 'react-router';

/** What a URL will show: the picture of the first frame and the screen whose files it needs. */
export type Shown = {
  /** `home` is the hotel home, `inner` any other page of the dashboard, `quiet` everything else. */
  frame: 'quiet' | 'login' | 'home' | 'inner';
  /** The lazily loaded part of the shell that the page needs. */
  part: 'landing' | undefined;
  mount: ComposedMount | undefined;
  /** False where neither the shell nor any mount has such a public page. */
  found: boolean;
};

const LANDING: Shown = { frame: 'quiet', part: 'landing', mount: undefined, found: true };
/** A page that only the shell knows, and the one stored for every address of a slug. */
export const PLAIN: Shown = { frame: 'quiet', part: undefined, mount: undefined, found: true };

/** The mounts of a composition as React Router reads them, so that both see the same page. */
export function routesOf({ mounts }: Composition) {
  return mounts.map((mount) => ({ path: mountPattern(mount), handle: mount }));
}
type Routes = ReturnType<typeof routesOf>;

/**
 * What the shell will show at `pathname` (which begins with the slug): guards included, as far
 * as the cookie that holds no secret tells who is signed in.
 */
export function shownAt(routes: Routes, pathname: string, signedIn: boolean): Shown {
  const [, , area, ...rest] = pathname.split('/');
  if (!area) return LANDING;
  const matched = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  const inDashboard = area === 'dashboard';
  if (!inDashboard && !matched) return { ...PLAIN, found: false };
  const wantsHome =
    (inDashboard && !rest.some(Boolean)) || (matched?.area === 'guest-only' && signedIn);
  if (inDashboard && !signedIn) return screen(find(routes, 'guest-only', 'login'));
  return screen(wantsHome ? find(routes, 'dashboard', 'hotel') : matched, inDashboard);
}

/** Whether a hotel with these routes has a screen at `pathname`. */
export function canOpen(routes: Routes, pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle.enabled === true;
}

function find(routes: Routes, area: ComposedMount['area'], path: string) {
  return routes.find(({ handle }) => handle.area === area && handle.path === path)?.handle;
}

function screen(mount: ComposedMount | undefined, inDashboard = false): Shown {
  const dashboard = mount ? mount.area === 'dashboard' : inDashboard;
  return {
    frame: frameOf(mount) ?? (dashboard ? 'inner' : 'quiet'),
    part: undefined,
    mount: mount?.enabled ? mount : undefined,
    found: true,
  };
}

/** The two pages that begin with a picture have frames of their own. */
function frameOf(mount: ComposedMount | undefined): Shown['frame'] | undefined {
  if (mount?.area === 'dashboard' && mount.path === 'hotel') return 'home';
  return mount?.area === 'guest-only' && mount.path === 'login' ? 'login' : undefined;
}
