import { matchRoutes } from 'react-router';
import type { ComposedMount } from '../contracts/composition.ts';
import { dashboardOnly, guestOnly, type Verdict, type Visitor } from './guards.ts';
import { mountPattern } from './mounts.ts';
import { paths } from './paths.ts';
import { DASHBOARD } from './slugless.ts';

/** What stands at an address of a hotel. */
export type Place =
  /** The shell's own two: the landing, and the dashboard's index, which leads on to hotel home. */
  | { kind: 'landing' }
  | { kind: 'index' }
  /** A remote's screen, or the word that this hotel does not have it. */
  | { kind: 'screen'; mount: ComposedMount }
  | { kind: 'nothing'; inDashboard: boolean };

/** What is at every address of one hotel, as its composition's mounts say. */
export type Site = {
  /** What stands at `href` (query and fragment do not matter), guards left aside. */
  placeAt(href: string): Place;
  /** The mount whose screen stands at `href`, enabled or not. */
  mountAt(href: string): ComposedMount | undefined;
  /** Whether a link to `href` leads to something that this hotel has. */
  canOpen(href: string): boolean;
  /** Where somebody ends who opens `href`, signed in at this hotel or not: redirects followed. */
  arrivalAt(href: string, signedIn: boolean): Place;
};

/** A page of the app that has no parameter but the slug: no category may stand in its place. */
function ownPages(slug: string): Set<string> {
  const withSlugOnly = Object.values(paths).filter((path) => path.length === 1);
  return new Set(withSlugOnly.map((path) => (path as (slug: string) => string)(slug)));
}

const lengthOf = (path: string) => path.split('/').length;

/** The site of the hotel `slug`. Matches as the shell's router does, by React Router itself. */
export function siteOf({ slug, mounts }: { slug: string; mounts: ComposedMount[] }): Site {
  const routes = mounts.map((mount) => ({ path: mountPattern(mount), handle: mount }));
  // No part of a mount is optional. The library reads every pattern anew for each address, and a
  // list of many cards asks about many.
  const ofLength = new Map<number, typeof routes>();
  for (const route of routes)
    ofLength.set(lengthOf(route.path), [...(ofLength.get(lengthOf(route.path)) ?? []), route]);
  const own = ownPages(slug);

  const pathOf = (href: string) => (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');

  function mountAt(href: string): ComposedMount | undefined {
    const path = pathOf(href);
    return matchRoutes(ofLength.get(lengthOf(path)) ?? [], path)?.at(-1)?.route.handle;
  }

  function placeAt(href: string): Place {
    const [, , area, ...rest] = pathOf(href).split('/');
    if (!area) return { kind: 'landing' };
    const inDashboard = area.toLowerCase() === DASHBOARD;
    if (inDashboard && rest.length === 0) return { kind: 'index' };
    const mount = mountAt(href);
    return mount ? { kind: 'screen', mount } : { kind: 'nothing', inDashboard };
  }

  function verdictOf(place: Place, visitor: Visitor): Verdict {
    const area = place.kind === 'screen' ? place.mount.area : undefined;
    if (area === 'guest-only') return guestOnly(visitor);
    const inside = area === 'dashboard' || (place.kind === 'nothing' && place.inDashboard);
    if (inside || place.kind === 'index') return dashboardOnly(visitor, slug);
    return undefined;
  }

  function arrivalAt(href: string, signedIn: boolean): Place {
    const place = placeAt(href);
    const verdict = verdictOf(place, signedIn ? { slug } : undefined);
    if (verdict) return arrivalAt(verdict.to, signedIn);
    return place.kind === 'index' ? placeAt(paths.hotel(slug)) : place;
  }

  return {
    placeAt,
    mountAt,
    arrivalAt,
    canOpen(href) {
      const place = placeAt(href);
      if (place.kind !== 'screen') return place.kind !== 'nothing';
      const { enabled, path } = place.mount;
      return enabled && !(path.includes(':') && own.has(pathOf(href)));
    },
  };
}
