import { dashboardOnly, guestOnly, type Visitor } from '@foyer/shared/addresses/guards.ts';
import { paths } from '@foyer/shared/addresses/paths.ts';
import type { MiddlewareFunction } from '@foyer/shared/router';
import { hotelSlug, PageNotFound, returnTo, session } from '@foyer/shared/runtime';
import { addressOf, isCurrentAddress, redirectTo } from '../lib/redirect.ts';
import { slugOf } from '../lib/session-slug.ts';
import { ensureHotelRecord } from './hotel-record.ts';

// Guards are middleware, not loaders: loaders run in parallel and would fetch refused data.

function visitor(): Visitor {
  const now = session.get();
  return now.status === 'signed-in' ? { slug: slugOf(now) } : undefined;
}

/** Redirects a public page to the login if there is no hotel record (SHELL-08). */
export const requireHotel: MiddlewareFunction = async ({ request }, next) => {
  if (!(await ensureHotelRecord())) await redirectTo(paths.login(hotelSlug), request);
  await next();
};

/** Allows only signed-out visitors. */
export const requireSignedOut: MiddlewareFunction = async ({ request }, next) => {
  const redirection = guestOnly(visitor());
  if (redirection) await redirectTo(redirection.to, request);
  void ensureHotelRecord();
  await next();
};

/** Allows only signed-in guests of this hotel. Stores the address for after sign-in. */
export const requireGuest: MiddlewareFunction = async ({ request }, next) => {
  const redirection = dashboardOnly(visitor(), hotelSlug);
  if (redirection?.remember) returnTo.set(addressOf(request));
  if (redirection) await redirectTo(redirection.to, request);
  await next();
};

/** Redirects another hotel's address to a new document, and removes a trailing slash. */
export const requireThisHotel: MiddlewareFunction = async ({ params, request }, next) => {
  if (params.slug !== hotelSlug) {
    // The document was rendered for another address: reloading would loop.
    if (isCurrentAddress(request)) throw new PageNotFound();
    await redirectTo(addressOf(request), request);
  }
  // Links and layouts compare addresses, so each page has only one.
  const slashAtEnd = /\/+(?=[?#]|$)/;
  if (new URL(request.url).pathname.endsWith('/'))
    await redirectTo(addressOf(request).replace(slashAtEnd, ''), request);
  await next();
};

/** Redirects the dashboard's index to hotel home (SHELL-16). */
export const redirectToHotelHome: MiddlewareFunction = ({ request }) =>
  redirectTo(paths.hotel(hotelSlug), request);
