import type { Site } from '@foyer/shared/addresses/site.ts';
import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { Area } from '@foyer/shared/contracts/mount.ts';

/** The route that the shell will show for a URL, with its layout and chunk. */
export type MatchedRoute = {
  /** Lazy chunk of the shell that the page needs. */
  chunk: 'landing' | 'dashboard' | undefined;
  /** Layout of the screen, by the name of its template (`shell/src/templates.tsx`). */
  layout: Area | 'home';
  /** A page of the shell itself, by the name of its template. */
  shellTemplate?: 'landing' | 'not-found' | undefined;
  mount: ComposedMount | undefined;
  /** False if neither the shell nor a mount has such a public page. */
  found: boolean;
};

/** Hotel home, where the header is transparent above the banner. */
const HOME = 'dashboard/hotel';

const LANDING: MatchedRoute = {
  chunk: 'landing',
  layout: 'public',
  shellTemplate: 'landing',
  mount: undefined,
  found: true,
};
/** A page that only the shell knows, or for every URL of a slug. */
export const SHELL_ROUTE: MatchedRoute = {
  chunk: undefined,
  layout: 'public',
  mount: undefined,
  found: true,
};

/**
 * Returns the route that the shell will show at `pathname`, which starts with the slug. It applies
 * the route guards, as far as the cookie without a secret tells who is signed in.
 */
export function matchedRouteOf(site: Site, pathname: string, signedIn: boolean): MatchedRoute {
  const arrival = site.finalDestinationAt(pathname, signedIn);
  if (arrival.kind === 'landing') return LANDING;
  if (arrival.kind !== 'screen') {
    const inDashboard = arrival.kind === 'index' || arrival.inDashboard;
    return inDashboard
      ? { ...SHELL_ROUTE, chunk: 'dashboard', layout: 'dashboard' }
      : // The not-found page of a guest links to a different home.
        { ...SHELL_ROUTE, shellTemplate: signedIn ? undefined : 'not-found', found: false };
  }
  const { mount } = arrival;
  return {
    chunk: mount.area === 'dashboard' ? 'dashboard' : undefined,
    layout: `${mount.area}/${mount.path}` === HOME ? 'home' : mount.area,
    mount: mount.enabled ? mount : undefined,
    found: true,
  };
}
