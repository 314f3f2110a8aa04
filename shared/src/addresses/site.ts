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
  /** Returns the redirect of a visitor at `href`; undefined if the visitor may stay. */
  redirectAt(href: string, visitor: Visitor): Redirect;
};

/** Returns the app's pages without further parameters; a category cannot take their place. */
function ownPages(slug: string): Set<string> {
  const withSlugOnly = Object.values(paths).filter((path) => path.length === 1);
  return new Set(withSlugOnly.map((path) => (path as (slug: string) => string)(slug)));
}

const lengthOf = (path: string) => path.split('/').length;
/** Returns the part of a path after its first segment. */
const afterSlug = (path: string) => path.slice(path.indexOf('/', 1));

/** Returns the site of the hotel `slug`. Matches with React Router, as the shell does. */
export function siteOf({ slug, mounts }: { slug: string; mounts: ComposedMount[] }): Site {
  const routes = mounts.map((mount) => ({ path: mountPattern(mount), handle: mount }));
  // React Router parses every pattern per match, and a list of cards matches many addresses. Mounts
  // have no optional segments, so only patterns of equal length can match.
  const byLength = new Map<number, typeof routes>();
  for (const route of routes)
    byLength.set(lengthOf(route.path), [...(byLength.get(lengthOf(route.path)) ?? []), route]);
  // A path without parameters precedes all patterns; most requests are for one.
  const fixed = new Map(
    routes
      .filter(({ path }) => path.lastIndexOf(':') === 1)
      .map(({ path, handle }) => [afterSlug(path).toLowerCase(), handle])
      .reverse() as [string, ComposedMount][],
  );
  const own = ownPages(slug);

  const pathOf = (href: string) => (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');

  function mountAt(href: string): ComposedMount | undefined {
    const path = pathOf(href);
    const known = fixed.get(afterSlug(path).toLowerCase());
    if (known) return known;
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

  function redirectAt(href: string, visitor: Visitor): Redirect {
    const destination = destinationAt(href);
    const area = destination.kind === 'screen' ? destination.mount.area : undefined;
    if (area === 'guest-only') return guestOnly(visitor);
    const isIndex = destination.kind === 'index';
    const inside = isIndex || (destination.kind === 'nothing' && destination.inDashboard);
    const redirect = inside || area === 'dashboard' ? dashboardOnly(visitor, slug) : undefined;
    return redirect ?? (isIndex ? { to: paths.hotel(slug) } : undefined);
  }

  return {
    destinationAt,
    mountAt,
    redirectAt,
    canOpen(href) {
      const destination = destinationAt(href);
      if (destination.kind !== 'screen') return destination.kind !== 'nothing';
      const { enabled, path } = destination.mount;
      return enabled && !(path.includes(':') && own.has(pathOf(href)));
    },
  };
}
