import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { isSecure } from '../http/origin.ts';

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
/** Where the provider's base stands at this gateway. */
const API = '/api';
/** Methods that fetch does not send. */
const FORBIDDEN = new Set(['CONNECT', 'TRACE', 'TRACK']);
/** No longer true of a body that fetch has decoded. */
const ENCODED = ['content-length', 'content-encoding'];
/** What a provider sends is data: opened as a document it may neither run nor load anything. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Passes calls on to the provider, below its base only. */
export function providerRoutes(deps: GatewayDeps): Hono {
  return new Hono()
    .all('/api/*', (c) => forward(deps, c.req.raw, API, deps.peerAddress?.(c.env)))
    .all('/broadcasting/*', (c) => forward(deps, c.req.raw, '', deps.peerAddress?.(c.env)));
}

async function forward(
  { providerUrl, fetch, log }: GatewayDeps,
  request: Request,
  prefix: string,
  peer: string | undefined,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = `${providerUrl}${pathname.slice(prefix.length)}`;
  if (!pathname.startsWith(`${prefix}/`) || !isBelow(target, providerUrl)) return refusal(404);
  const { method } = request;
  if (FORBIDDEN.has(method)) return refusal(405);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const answer = await fetch(target + search, {
      method,
      headers: requestHeaders(request, peer),
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    } as RequestInit);
    return new Response(answer.body, {
      status: answer.status,
      headers: answerHeaders(answer.headers, target, providerUrl),
    });
  } catch (error) {
    if (request.signal.aborted) return refusal(499);
    log.warn({ method, path: pathname, error: String(error) }, 'The provider cannot be reached.');
    return refusal(502);
  }
}

/** False for anything that could climb out of the base, also once somebody decodes it again. */
function isBelow(target: string, base: string): boolean {
  if (/%(?:2e|2f|5c|00)|\\/i.test(target.slice(base.length))) return false;
  return new URL(target).href.startsWith(`${new URL(base).href.replace(/\/$/, '')}/`);
}

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers);
  const listed = headers.get('connection')?.split(',') ?? [];
  for (const name of [...HOP_BY_HOP, ...names, ...listed]) {
    if (name.trim()) kept.delete(name.trim());
  }
  return kept;
}

/** A hop that is appended tells the provider more than what was said before it. */
function requestHeaders(request: Request, peer: string | undefined): Headers {
  const headers = without(request.headers, [...REQUEST_OWN, ...FORGEABLE]);
  const hops = [request.headers.get('x-forwarded-for'), peer].filter(Boolean);
  if (hops.length > 0) headers.set('X-Forwarded-For', hops.join(', '));
  headers.set('X-Forwarded-Proto', isSecure(request) ? 'https' : 'http');
  return headers;
}

function answerHeaders(original: Headers, target: string, providerUrl: string): Headers {
  const headers = without(original, original.has('content-encoding') ? ENCODED : []);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', DATA_POLICY);
  // Pictures may be kept as the provider says; answers hold a guest's own data.
  if (!/^(?:image|video|audio|font)\//.test(headers.get('content-type') ?? ''))
    headers.set('Cache-Control', 'no-store');
  const location = original.get('location');
  const followable = location && locationFor(location, target, providerUrl);
  if (followable) headers.set('Location', followable);
  else headers.delete('Location');
  return headers;
}

/**
 * A redirect as the browser can follow it: what lies below the provider's base is reached through
 * this gateway, the rest of the provider's host not at all.
 */
function locationFor(location: string, target: string, providerUrl: string): string | undefined {
  const { href, origin } = new URL(location, target);
  const base = new URL(providerUrl);
  if (origin !== base.origin) return href;
  if (!isBelow(href, providerUrl)) return undefined;
  const path = href.slice(base.href.replace(/\/$/, '').length);
  return path.startsWith('/broadcasting/') ? path : API + path;
}

/** An answer of the gateway itself: without a message, so that the app says its own. */
export function refusal(status: number): Response {
  return Response.json(
    { status: false },
    { status, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } },
  );
}
