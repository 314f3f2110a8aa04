import { matchRoutes } from 'react-router';
import type { ComposedMount } from '../contracts/composition.ts';
import type { Area } from '../contracts/mount.ts';
import { mountPattern } from './mounts.ts';
import { paths } from './paths.ts';
import { DASHBOARD } from './slugless.ts';

/** The visitor of an address: a guest who is signed in at a hotel, or undefined. */
export type Visitor = { slug: string } | undefined;

/** The redirect of a visitor; undefined lets the visitor in. */
export type Redirect = { to: string; remember?: boolean } | undefined;

/** The route that an address shows, with its layout and the shell's chunk for it. */
export type MatchedRoute = {
  /** Lazy chunk of the shell that the page needs. */
  chunk?: 'landing' | 'dashboard' | undefined;
  /** Layout of the screen, by the name of its template (`shell/src/templates.tsx`). */
  layout: Area | 'home';
  /** A page of the shell itself, by the name of its template. */
  shellTemplate?: 'landing' | 'not-found' | undefined;
  /** The enabled mount of the screen. */
  mount?: ComposedMount | undefined;
  /** False if neither the shell nor a mount has such a public page. */
  found: boolean;
};

/** The addresses of one hotel, from the mounts of its composition. */
export type Site = ReturnType<typeof siteOf>;

/** Hotel home, where the header is transparent above the banner. */
const HOME = 'dashboard/hotel';

/** Returns the app's pages without further parameters; a category cannot take their place. */
function ownPages(slug: string): Set<string> {
  const withSlugOnly = Object.values(paths).filter((path) => path.length === 1);
  return new Set(withSlugOnly.map((path) => (path as (slug: string) => string)(slug)));
}

const lengthOf = (path: string) => path.split('/').length;
/** Returns the part of a path after its first segment. */
const afterSlug = (path: string) => path.slice(path.indexOf('/', 1));

/** Returns the site of the hotel `slug`. Matches with React Router, as the shell does. */
export function siteOf({ slug, mounts }: { slug: string; mounts: ComposedMount[] }) {
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

  /** Returns the mount at `href`, enabled or not. */
  function mountAt(href: string): ComposedMount | undefined {
    const path = pathOf(href);
    const known = fixed.get(afterSlug(path).toLowerCase());
    if (known) return known;
    return matchRoutes(byLength.get(lengthOf(path)) ?? [], path)?.at(-1)?.route.handle;
  }

  /** Returns what is at `href`; the index of the dashboard redirects to hotel home. */
  function placeAt(href: string) {
    const [, , first, ...rest] = pathOf(href).split('/');
    const inDashboard = first?.toLowerCase() === DASHBOARD;
    const isIndex = inDashboard && rest.length === 0;
    const mount = first && !isIndex ? mountAt(href) : undefined;
    const area = mount?.area ?? (inDashboard ? 'dashboard' : 'public');
    return { mount, area, isLanding: !first, isIndex };
  }

  /** Returns the redirect of a visitor at `href`; undefined if the visitor may stay. */
  function redirectAt(href: string, visitor: Visitor): Redirect {
    const { area, isIndex } = placeAt(href);
    if (area === 'public') return undefined;
    if (area === 'guest-only') return visitor && { to: paths.dashboard(visitor.slug) };
    if (!visitor) return { to: paths.login(slug), remember: true };
    if (visitor.slug !== slug) return { to: paths.dashboard(visitor.slug) };
    return isIndex ? { to: paths.hotel(slug) } : undefined;
  }

  /**
   * Returns the route that a visitor sees at `href`, after all redirects. The gateway, the service
   * worker and the shell all decide by it.
   */
  function routeAt(href: string, visitor: Visitor): MatchedRoute {
    const redirect = redirectAt(href, visitor);
    // A guest of another hotel is redirected to another document.
    if (redirect && redirect.to !== href) return routeAt(redirect.to, visitor);
    const { mount, area, isLanding } = placeAt(href);
    if (isLanding)
      return { chunk: 'landing', layout: 'public', shellTemplate: 'landing', found: true };
    const found = mount !== undefined || area === 'dashboard';
    return {
      chunk: area === 'dashboard' ? 'dashboard' : undefined,
      layout: `${area}/${mount?.path}` === HOME ? 'home' : area,
      // The not-found page of a guest links to a different home.
      shellTemplate: found || visitor ? undefined : 'not-found',
      mount: mount?.enabled ? mount : undefined,
      found,
    };
  }

  /** Reports whether this hotel has a page at `href`. */
  function canOpen(href: string): boolean {
    const { mount, isLanding, isIndex } = placeAt(href);
    if (!mount) return isLanding || isIndex;
    return mount.enabled && !(mount.path.includes(':') && own.has(pathOf(href)));
  }

  return { mountAt, canOpen, redirectAt, routeAt };
}
