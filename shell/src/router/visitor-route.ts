import { siteOf, type Visitor } from '@foyer/shared/addresses/site.ts';
import { page, session } from '@foyer/shared/runtime';
import { slugOf } from '../lib/remembered-slug.ts';

const site = siteOf(page.composition);

function visitor(): Visitor {
  const user = session.user();
  return user && { slug: slugOf(user) };
}

/** Returns where this visitor is redirected from a path, if anywhere. */
export const redirectAt = (pathname: string) => site.redirectAt(pathname, visitor());

/** Returns the route that this visitor sees at a path, by the same decision as the gateway. */
export const routeAt = (pathname: string) => site.routeAt(pathname, visitor());
