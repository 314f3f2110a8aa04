import { isSecure } from '@foyer/common/http';
import { locationFor } from './base.ts';
import { requestCookies, responseCookies } from './cookies.ts';

/** Headers of one connection, not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
/** Headers that `fetch` sets itself, and the cookies, of which few are forwarded. */
const REPLACED = /^(?:host|content-length|accept-encoding|expect|cookie)$/;
/** Headers that only a proxy may set, and a client could forge. */
const FORGEABLE = /^(?:forwarded|x-real-ip|x-forwarded-.*)$/;
/** Response headers that are forwarded; all others stay between provider and gateway. */
const FORWARDED = [
  'accept-ranges',
  'allow',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
];
/** Maximum length of a header value, and of an address, in characters. */
const MAX_VALUE_LENGTH = 1024;
const MAX_ADDRESS_LENGTH = 2048;
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;
const REQUEST_ID = /^[\w-]{1,64}$/;
/** Policy of a provider's response opened as a document. It can neither run nor load anything. */
const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * Returns the request headers for the provider, with its own cookies only. Its X-Forwarded-For is the
 * guest's address alone, so that no provider reads a forged one.
 */
export function requestHeaders(
  request: Request,
  address: string | undefined,
  cookies: readonly string[],
): Headers {
  const { headers: sent } = request;
  const ofConnection = (sent.get('connection') ?? '').toLowerCase().split(/\s*,\s*/);
  const isDropped = (name: string) =>
    [HOP_BY_HOP, REPLACED, FORGEABLE].some((names) => names.test(name)) ||
    ofConnection.includes(name);
  const headers = new Headers([...sent].filter(([name]) => !isDropped(name)));
  const cookie = requestCookies(sent.get('cookie'), cookies);
  if (cookie) headers.set('Cookie', cookie);
  if (address) headers.set('X-Forwarded-For', address);
  headers.set('X-Forwarded-Proto', isSecure(request) ? 'https' : 'http');
  return headers;
}

/** Returns the request's id for both logs. It is the given one if valid, or a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** Tells whether a response is media, which may be cached and have any size. */
export function isMedia(response: Response): boolean {
  return /^(?:image|video|audio|font)\//.test(response.headers.get('content-type') ?? '');
}

/** Returns the response headers for the browser: only known and short ones. */
export function responseHeaders(
  response: Response,
  context: { target: string; providerUrl: string; cookies: readonly string[]; secure: boolean },
): Headers {
  const { status, headers: original } = response;
  const headers = new Headers();
  const forward = (name: string, maxLength = MAX_VALUE_LENGTH) => {
    const value = original.get(name);
    if (value !== null && value.length <= maxLength) headers.set(name, value);
  };
  for (const name of FORWARDED) forward(name);
  // The length is wrong for a body that `fetch` has decoded, and there may be no body.
  const hasLength = status !== NO_CONTENT && status !== NOT_MODIFIED;
  if (hasLength && !original.has('content-encoding')) forward('content-length');
  // The provider controls the caching of media, also with 304; other responses contain a guest's data.
  if (isMedia(response) || status === NOT_MODIFIED) forward('cache-control');
  else headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', DATA_POLICY);
  const location = original.get('location');
  const followable = location && locationFor(location, context.target, context.providerUrl);
  if (followable && followable.length <= MAX_ADDRESS_LENGTH) headers.set('Location', followable);
  for (const cookie of responseCookies(original.getSetCookie(), context.cookies, context.secure))
    headers.append('Set-Cookie', cookie);
  return headers;
}
