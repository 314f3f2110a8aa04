import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { GatewayDeps } from '../deps.ts';

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
/** No longer true of a body that fetch has decoded. */
/** Methods that fetch does not send. */
const FORBIDDEN = new Set(['CONNECT', 'TRACE', 'TRACK']);
const ENCODED = ['content-length', 'content-encoding'];
/** What a provider sends is data: opened as a document it may neither run nor load anything. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Passes calls on to the provider, below its base only. */
export function providerRoutes(deps: GatewayDeps): Hono {
  return new Hono()
    .use(compress())
    .all('/api/*', (c) => forward(deps, c.req.raw, '/api', deps.peerAddress?.(c.env)))
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
      headers: requestHeaders(request.headers, peer),
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    } as RequestInit);
    return new Response(answer.body, {
      status: answer.status,
      headers: answerHeaders(answer.headers),
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

function requestHeaders(original: Headers, peer: string | undefined): Headers {
  const headers = without(original, REQUEST_OWN);
  const hops = [original.get('x-forwarded-for'), peer].filter(Boolean);
  if (hops.length > 0) headers.set('X-Forwarded-For', hops.join(', '));
  return headers;
}

function answerHeaders(original: Headers): Headers {
  const headers = without(original, original.has('content-encoding') ? ENCODED : []);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', DATA_POLICY);
  // Pictures may be kept as the provider says; answers hold a guest's own data.
  if (!/^(?:image|video|audio|font)\//.test(headers.get('content-type') ?? ''))
    headers.set('Cache-Control', 'no-store');
  return headers;
}

/** An answer of the gateway itself: without a message, so that the app says its own. */
export function refusal(status: number): Response {
  return Response.json(
    { status: false },
    { status, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } },
  );
}
