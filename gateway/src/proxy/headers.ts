import { isSecure } from '../http/origin.ts';
import { locationFor } from './base.ts';

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
/** What an answer says of its whole origin: the provider's is another one than the browser sees. */
const ORIGIN_WIDE = [
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
];
/** No longer true of a body that fetch has decoded. */
const ENCODED = ['content-length', 'content-encoding'];
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
 * What the provider is told. X-Forwarded-For is continued, never believed: which of its hops count
 * the provider decides.
 */
export function requestHeaders(request: Request, peer: string | undefined): Headers {
  const headers = without(request.headers, [...REQUEST_OWN, ...FORGEABLE]);
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

/** What the browser is told. */
export function answerHeaders(answer: Response, target: string, providerUrl: string): Headers {
  const original = answer.headers;
  const decoded = original.has('content-encoding') ? ENCODED : [];
  const headers = without(original, [...ORIGIN_WIDE, ...decoded]);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', DATA_POLICY);
  // Pictures may be kept as the provider says, also when it says that they are still the same;
  // other answers hold a guest's own data.
  const isMedia = /^(?:image|video|audio|font)\//.test(headers.get('content-type') ?? '');
  if (!isMedia && answer.status !== NOT_MODIFIED) headers.set('Cache-Control', 'no-store');
  const location = original.get('location');
  const followable = location && locationFor(location, target, providerUrl);
  if (followable) headers.set('Location', followable);
  else headers.delete('Location');
  return headers;
}
