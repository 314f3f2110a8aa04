import { dashboardOnly, guestOnly, type Visitor } from '@foyer/shared/addresses/guards';
import { paths } from '@foyer/shared/addresses/paths';
import type { MiddlewareFunction } from '@foyer/shared/router';
import { hotelSlug, PageNotFound, returnTo, session } from '@foyer/shared/runtime';
import { addressOf, isHere, sendTo } from '../ground/go.ts';
import { slugOf } from '../ground/own-slug.ts';
import { hotelIsKnown } from './hotel-record.ts';

// Guards are middleware, not loaders: loaders run in parallel and would fetch what is refused.

function visitor(): Visitor {
  const now = session.get();
  return now.status === 'signed-in' ? { slug: slugOf(now) } : undefined;
}

/** Without its hotel's record a public page leads to the login (SHELL-08). */
export const needsHotel: MiddlewareFunction = async ({ request }, next) => {
  if (!(await hotelIsKnown())) await sendTo(paths.login(hotelSlug), request);
  await next();
};

/** Signed-out visitors only. */
export const needsGuestOnly: MiddlewareFunction = async ({ request }, next) => {
  const verdict = guestOnly(visitor());
  if (verdict) await sendTo(verdict.to, request);
  void hotelIsKnown();
  await next();
};

/** Signed-in guests of this hotel only; where they wanted to go is kept for after sign-in. */
export const needsDashboard: MiddlewareFunction = async ({ request }, next) => {
  const verdict = dashboardOnly(visitor(), hotelSlug);
  if (verdict?.remember) returnTo.set(addressOf(request));
  if (verdict) await sendTo(verdict.to, request);
  await next();
};

/** Another hotel's address inside this document is a document of its own. */
export const needsThisHotel: MiddlewareFunction = async ({ params, request }, next) => {
  if (params.slug !== hotelSlug) {
    // The document was made for another address than its own: asking again would go on for ever.
    if (isHere(request)) throw new PageNotFound();
    await sendTo(addressOf(request), request);
  }
  // One page has one address: links and layouts compare addresses.
  const slashAtEnd = /\/+(?=[?#]|$)/;
  if (new URL(request.url).pathname.endsWith('/'))
    await sendTo(addressOf(request).replace(slashAtEnd, ''), request);
  await next();
};

/** The dashboard's index is hotel home (SHELL-16); nothing of it is ever drawn. */
export const toHotelHome: MiddlewareFunction = ({ request }) =>
  sendTo(paths.hotel(hotelSlug), request);
