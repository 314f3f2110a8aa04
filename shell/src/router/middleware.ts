import { paths } from '@foyer/shared/addresses/paths.ts';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { MiddlewareFunction } from '@foyer/shared/router';
import {
  hotelQuery,
  hotelSlug,
  PageNotFound,
  page,
  queryClient,
  returnTo,
  toasts,
} from '@foyer/shared/runtime';
import { addressOf, isCurrentAddress, redirectTo } from '../lib/redirect.ts';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { text } from '../text.ts';
import { redirectAt } from './visitor-route.ts';

// Guards are middleware, not loaders: loaders run in parallel and would fetch refused data.

/** Redirects a public page to the login if there is no hotel record (SHELL-08). */
export const requireHotel: MiddlewareFunction = async ({ request }, next) => {
  if (!(await ensureHotelRecord())) await redirectTo(paths.login(hotelSlug), request);
  await next();
};

/** Fetches the hotel record for a page that works without it, too. */
export const prefetchHotel: MiddlewareFunction = async (_, next) => {
  void ensureHotelRecord();
  await next();
};

/** Shows why the record of a guest's hotel is missing; the dashboard has a card with Retry (SHELL-87). */
export const reportMissingHotel: MiddlewareFunction = async (_, next) => {
  void ensureHotelRecord({});
  await next();
};

/**
 * Redirects visitors who may not see a page, and from addresses that only redirect (AUTH-10, SHELL-16).
 * Stores the address for after sign-in.
 */
export const followRedirect: MiddlewareFunction = async ({ request }, next) => {
  const redirection = redirectAt(new URL(request.url).pathname);
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

let isReported = false;

/** Fetches the hotel record if the gateway did not have it. Resolves to whether it exists. */
async function ensureHotelRecord(options: { retry?: false } = { retry: false }): Promise<boolean> {
  if (page.hotel.state === 'unknown' || hotelSlug === DEFAULT_SLUG) return false;
  try {
    const query = { ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY, ...options };
    // The request has no timeout of its own, but the page must not wait forever.
    await withTimeout(queryClient.fetchQuery(query), SCREEN_TIME_LIMIT_MS);
    return true;
  } catch (error) {
    if (!isReported) toasts.error(errorMessageOf(error, text.hotel.failed));
    isReported = true;
    return false;
  }
}
