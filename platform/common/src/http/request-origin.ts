import type { Context } from 'hono';
import type { Runtime } from './runtime.ts';
import { subscriberOf } from './subscriber.ts';

/**
 * Matches hosts of the local network. These are a name without a dot, a `.localhost` or `.local`
 * name, or a loopback, private or link-local address.
 */
const LOCAL_NETWORK =
  /^(?:[\w-]+|[\w-]+\.(?:localhost|local)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$/;

/**
 * Returns the origin of a request for a page. It trusts the request's host only for public origins and
 * the local network; pages for other hosts use the first public origin.
 */
export function requestOriginOf(request: Request, publicOrigins: readonly string[] = []) {
  const { host, hostname } = new URL(request.url);
  const requested = `${isSecure(request) ? 'https' : 'http'}://${host}`;
  const isPublic = publicOrigins.includes(requested);
  return {
    /** Origin in the browser's address bar; undefined for an untrusted host. */
    origin: isPublic || LOCAL_NETWORK.test(hostname) ? requested : undefined,
    /** Origin for links to this gateway; undefined if no origin is public. */
    publicOrigin: isPublic ? requested : publicOrigins[0],
  };
}

/** Matches a request whose browser used https, by its URL or `X-Forwarded-Proto`. */
export const isSecure = ({ url, headers }: Request): boolean =>
  url.startsWith('https:') || isForwardedHttps(headers.get('X-Forwarded-Proto'));

/** Matches the `X-Forwarded-Proto` of a browser that used https. */
export const isForwardedHttps = (protocols: string | null | undefined): boolean =>
  protocols?.split(',', 1)[0]?.trim() === 'https';

/** Returns the subscriber that sent a request, for limits by address. */
export function subscriberAt(c: Context, { guestAddress }: Pick<Runtime, 'guestAddress'>): string {
  return subscriberOf(guestAddress?.(c.req.raw, c.env) ?? '');
}
