import { matchRoutes } from 'react-router';
import type { ComposedMount } from '../contracts/composition.ts';
import { dashboardOnly, guestOnly, type Redirect, type Visitor } from './guards.ts';
import { mountPattern } from './mounts.ts';
import { paths } from './paths.ts';
import { DASHBOARD } from './slugless.ts';

/** The destination of an address of a hotel. */
export type Destination =
  /** The shell's own pages: the landing, and the dashboard's index, which redirects to hotel home. */
  | { kind: 'landing' }
  | { kind: 'index' }
  /** A remote's screen; a disabled mount shows that the hotel does not have it. */
  | { kind: 'screen'; mount: ComposedMount }
  | { kind: 'nothing'; inDashboard: boolean };

/** The addresses of one hotel, from the mounts of its composition. */
export type Site = {
  /** Returns the destination of `href` without guards; ignores query and fragment. */
  destinationAt(href: string): Destination;
  /** Returns the mount at `href`, enabled or not. */
  mountAt(href: string): ComposedMount | undefined;
  /** Reports whether this hotel has a page at `href`. */
  canOpen(href: string): boolean;
  /** Returns the destination of `href` after all redirects, for a guest or a signed-out visitor. */
  finalDestinationAt(href: string, signedIn: boolean): Destination;
};

/** Returns the app's pages without further parameters; a category cannot take their place. */
function ownPages(slug: string): Set<string> {
  const withSlugOnly = Object.values(paths).filter((path) => path.length === 1);
  return new Set(withSlugOnly.map((path) => (path as (slug: string) => string)(slug)));
}

const lengthOf = (path: string) => path.split('/').length;

/** Returns the site of the hotel `slug`. Matches with React Router, as the shell does. */
export function siteOf({ slug, mounts }: { slug: string; mounts: ComposedMount[] }): Site {
  const routes = mounts.map((mount) => ({ path: mountPattern(mount), handle: mount }));
  // React Router parses every pattern per match, and a list of cards matches many addresses. Mounts
  // have no optional segments, so only patterns of equal length can match.
  const byLength = new Map<number, typeof routes>();
  for (const route of routes)
    byLength.set(lengthOf(route.path), [...(byLength.get(lengthOf(route.path)) ?? []), route]);
  const own = ownPages(slug);

  const pathOf = (href: string) => (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');

  function mountAt(href: string): ComposedMount | undefined {
    const path = pathOf(href);
    return matchRoutes(byLength.get(lengthOf(path)) ?? [], path)?.at(-1)?.route.handle;
  }

  function destinationAt(href: string): Destination {
    const [, , area, ...rest] = pathOf(href).split('/');
    if (!area) return { kind: 'landing' };
    const inDashboard = area.toLowerCase() === DASHBOARD;
    if (inDashboard && rest.length === 0) return { kind: 'index' };
    const mount = mountAt(href);
    return mount ? { kind: 'screen', mount } : { kind: 'nothing', inDashboard };
  }

  function redirectOf(destination: Destination, visitor: Visitor): Redirect {
    const area = destination.kind === 'screen' ? destination.mount.area : undefined;
    if (area === 'guest-only') return guestOnly(visitor);
    const inside =
      area === 'dashboard' || (destination.kind === 'nothing' && destination.inDashboard);
    if (inside || destination.kind === 'index') return dashboardOnly(visitor, slug);
    return undefined;
  }

  function finalDestinationAt(href: string, signedIn: boolean): Destination {
    const destination = destinationAt(href);
    const redirect = redirectOf(destination, signedIn ? { slug } : undefined);
    if (redirect) return finalDestinationAt(redirect.to, signedIn);
    return destination.kind === 'index' ? destinationAt(paths.hotel(slug)) : destination;
  }

  return {
    destinationAt,
    mountAt,
    finalDestinationAt,
    canOpen(href) {
      const destination = destinationAt(href);
      if (destination.kind !== 'screen') return destination.kind !== 'nothing';
      const { enabled, path } = destination.mount;
      return enabled && !(path.includes(':') && own.has(pathOf(href)));
    },
  };
}
