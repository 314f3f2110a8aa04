import type { ComposedMount } from '../contracts/composition.ts';
import type { Area } from '../contracts/mount.ts';
import type { Visitor } from './guards.ts';
import type { Site } from './site.ts';

/** The route that an address shows, with its layout and the shell's chunk for it. */
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

/**
 * Returns the route that a visitor sees at `href`, after all redirects. The gateway, the service
 * worker and the shell all decide by it.
 */
export function matchedRouteOf(site: Site, href: string, visitor: Visitor): MatchedRoute {
  const redirect = site.redirectAt(href, visitor);
  // A guest of another hotel is redirected to another document.
  if (redirect && redirect.to !== href) return matchedRouteOf(site, redirect.to, visitor);
  const destination = site.destinationAt(href);
  if (destination.kind === 'screen') {
    const { mount } = destination;
    return {
      chunk: mount.area === 'dashboard' ? 'dashboard' : undefined,
      layout: `${mount.area}/${mount.path}` === HOME ? 'home' : mount.area,
      mount: mount.enabled ? mount : undefined,
      found: true,
    };
  }
  if (destination.kind === 'landing')
    return {
      chunk: 'landing',
      layout: 'public',
      shellTemplate: 'landing',
      mount: undefined,
      found: true,
    };
  return destination.kind === 'index' || destination.inDashboard
    ? { chunk: 'dashboard', layout: 'dashboard', mount: undefined, found: true }
    : {
        chunk: undefined,
        layout: 'public',
        // The not-found page of a guest links to a different home.
        shellTemplate: visitor ? undefined : 'not-found',
        mount: undefined,
        found: false,
      };
}
