import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { isSecure } from '../http/origin.ts';
import { reasonOf } from '../http/reason.ts';
import { API, isBelow } from './base.ts';
import { providerCookies } from './cookies.ts';
import { answerHeaders, isMedia, requestHeaders, requestIdOf } from './headers.ts';
import { watchedBody } from './watched-body.ts';

/** Methods that fetch does not send. */
const FORBIDDEN = new Set(['CONNECT', 'TRACE', 'TRACK']);
/** No answer but a picture or a film is so large: a phone would read it for ever. */
const LARGEST_BYTES = 16 * 1024 * 1024;

/** Passes calls on to the provider, below its base only. */
export function providerRoutes(deps: GatewayDeps): Hono {
  return new Hono()
    .all('/api/*', (c) => forward(deps, c.req.raw, API, c.env))
    .all('/broadcasting/*', (c) => forward(deps, c.req.raw, '', c.env));
}

async function forward(
  deps: GatewayDeps,
  request: Request,
  prefix: string,
  env: unknown,
): Promise<Response> {
  const { providerUrl, fetch, log } = deps;
  const { pathname, search } = new URL(request.url);
  const target = `${providerUrl}${pathname.slice(prefix.length)}`;
  if (!pathname.startsWith(`${prefix}/`) || !isBelow(target, providerUrl)) return refusal(404);
  const { method } = request;
  if (FORBIDDEN.has(method)) return refusal(405);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const requestId = requestIdOf(request);
  const cookies = providerCookies(deps.sessionCookie);
  const headers = requestHeaders(request, deps.peerAddress?.(env), cookies);
  headers.set('X-Request-Id', requestId);
  const warn = (words: string, error: unknown) =>
    log.warn({ requestId, method, path: pathname, error: reasonOf(error) }, words);
  let answer: Response;
  try {
    answer = await fetch(target + search, {
      method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    } as RequestInit);
  } catch (error) {
    if (request.signal.aborted) return refusal(499);
    warn('The provider cannot be reached.', error);
    return refusal(502, { 'X-Request-Id': requestId });
  }
  const limit = isMedia(answer) ? Number.POSITIVE_INFINITY : LARGEST_BYTES;
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (size > limit) {
    await answer.body?.cancel();
    warn('An answer of the provider is too large.', `It has ${size} bytes`);
    return refusal(502, { 'X-Request-Id': requestId });
  }
  const body =
    answer.body &&
    watchedBody(answer.body, limit, (error, stream) => {
      if (!request.signal.aborted) warn('An answer of the provider broke off.', error);
      // A runtime that cannot cut the connection ends it by the stream's error, which it may print.
      if (deps.cut) deps.cut(env);
      else stream.error(error);
    });
  const place = { target, providerUrl, cookies, secure: isSecure(request) };
  return new Response(body, { status: answer.status, headers: answerHeaders(answer, place) });
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
