import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import { API, isBelow } from './base.ts';
import { answerHeaders, requestHeaders, requestIdOf } from './headers.ts';

/** Methods that fetch does not send. */
const FORBIDDEN = new Set(['CONNECT', 'TRACE', 'TRACK']);

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
  const requestId = requestIdOf(request);
  const headers = requestHeaders(request, peer);
  headers.set('X-Request-Id', requestId);
  try {
    const answer = await fetch(target + search, {
      method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    } as RequestInit);
    return new Response(answer.body, {
      status: answer.status,
      headers: answerHeaders(answer, target, providerUrl),
    });
  } catch (error) {
    if (request.signal.aborted) return refusal(499);
    log.warn(
      { requestId, method, path: pathname, error: reasonOf(error) },
      'The provider cannot be reached.',
    );
    return refusal(502, { 'X-Request-Id': requestId });
  }
}

/** An answer of the gateway itself: without a message, so that the app says its own. */
export function refusal(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { status: false },
    {
      status,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
    },
  );
}
