import { isSecure } from '../http/origin.ts';
import { locationFor } from './base.ts';
import { sentCookies, setCookies } from './cookies.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Set anew by fetch. */
const REQUEST_OWN = ['host', 'content-length', 'accept-encoding', 'expect'];
/** What only a proxy may say of a request; whoever asks could have written it. */
const FORGEABLE = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
];
/** All that an answer may say; what else it says is between the provider and this gateway. */
const ANSWERED = [
  'accept-ranges',
  'allow',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'idempotency-supported',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
];
/** Longest value of each of them, and of an address, in characters. */
const LONGEST_VALUE = 1024;
const LONGEST_ADDRESS = 2048;
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;
const REQUEST_ID = /^[\w-]{1,64}$/;
/** What can name a header; `Headers` throws at anything else. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** What a provider sends is data: opened as a document it may neither run nor load anything. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers);
  const listed = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...names, ...listed.filter((name) => NAME.test(name))])
    kept.delete(name);
  return kept;
}

/**
 * What the provider is told: of cookies only those of its own. X-Forwarded-For is continued, never
 * believed: which of its hops count the provider decides.
 */
export function requestHeaders(
  request: Request,
  peer: string | undefined,
  cookies: readonly string[],
): Headers {
  const headers = without(request.headers, [...REQUEST_OWN, ...FORGEABLE, 'cookie']);
  const sent = sentCookies(request.headers.get('cookie'), cookies);
  if (sent) headers.set('Cookie', sent);
  const hops = [request.headers.get('x-forwarded-for'), peer].filter(Boolean);
  if (hops.length > 0) headers.set('X-Forwarded-For', hops.join(', '));
  headers.set('X-Forwarded-Proto', isSecure(request) ? 'https' : 'http');
  return headers;
}

/** The id of a call in both logs: the one it came with, or a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** Pictures, films and fonts: of these a browser may keep copies, and they may be of any size. */
export function isMedia(answer: Response): boolean {
  return /^(?:image|video|audio|font)\//.test(answer.headers.get('content-type') ?? '');
}

/** What the browser is told: of what an answer says only what is known and short. */
export function answerHeaders(
  answer: Response,
  place: { target: string; providerUrl: string; cookies: readonly string[]; secure: boolean },
): Headers {
  const { status, headers: original } = answer;
  const headers = new Headers();
  const pass = (name: string, longest = LONGEST_VALUE) => {
    const value = original.get(name);
    if (value !== null && value.length <= longest) headers.set(name, value);
  };
  for (const name of ANSWERED) pass(name);
  // No longer true of a body that fetch has decoded, and there may be none.
  const hasLength = status !== NO_CONTENT && status !== NOT_MODIFIED;
  if (hasLength && !original.has('content-encoding')) pass('content-length');
  // Pictures may be kept as the provider says, also when it says that they are still the same;
  // other answers hold a guest's own data.
  if (isMedia(answer) || status === NOT_MODIFIED) pass('cache-control');
  else headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', DATA_POLICY);
  const location = original.get('location');
  const followable = location && locationFor(location, place.target, place.providerUrl);
  if (followable && followable.length <= LONGEST_ADDRESS) headers.set('Location', followable);
  for (const cookie of setCookies(original.getSetCookie(), place.cookies, place.secure))
    headers.append('Set-Cookie', cookie);
  return headers;
}
