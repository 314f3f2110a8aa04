import { chunksOf, isSecure, reasonOf } from '@foyer/common/http';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { API_PATH, isBelow } from './base.ts';
import { providerCookieNames } from './cookies.ts';
import { isMedia, requestHeaders, requestIdOf, responseHeaders } from './headers.ts';

/** Methods that `fetch` refuses. */
const UNSUPPORTED_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);
/** Maximum size of a response other than a picture or video. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Forwards requests to the provider, below its base only. */
export function providerRoutes(context: AppContext): Hono {
  return new Hono()
    .all('/api/*', (c) => forward(context, c, API_PATH))
    .all('/broadcasting/*', (c) => forward(context, c, ''));
}

async function forward(deps: AppContext, c: Context, prefix: string): Promise<Response> {
  const { providerUrl, fetch, log } = deps;
  const request = c.req.raw;
  const { pathname, search } = new URL(request.url);
  const target = `${providerUrl}${pathname.slice(prefix.length)}`;
  if (!pathname.startsWith(`${prefix}/`) || !isBelow(target, providerUrl))
    return errorResponse(404);
  const { method } = request;
  if (UNSUPPORTED_METHODS.has(method)) return errorResponse(405);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const requestId = requestIdOf(request);
  const cookies = providerCookieNames(deps.sessionCookie);
  const headers = requestHeaders(request, deps.peerAddress?.(c.env), cookies);
  headers.set('X-Request-Id', requestId);
  const warn = (message: string, error: unknown) =>
    log.warn({ requestId, method, path: pathname, error: reasonOf(error) }, message);
  let response: Response;
  try {
    response = await fetch(target + search, {
      method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    } as RequestInit);
  } catch (error) {
    if (request.signal.aborted) return errorResponse(499);
    warn('The provider cannot be reached.', error);
    return errorResponse(502, { 'X-Request-Id': requestId });
  }
  const limit = isMedia(response) ? Number.POSITIVE_INFINITY : MAX_RESPONSE_BYTES;
  const size = Number(response.headers.get('content-length') ?? 0);
  if (size > limit) {
    await response.body?.cancel();
    warn('A response of the provider is too large.', `It has ${size} bytes`);
    return errorResponse(502, { 'X-Request-Id': requestId });
  }
  async function* limitedBody() {
    try {
      yield* chunksOf(response, limit);
    } catch (error) {
      if (!request.signal.aborted) warn('A response of the provider broke off.', error);
      // A runtime that cannot abort the connection ends it with a stream error, which it may log.
      if (!deps.abortConnection) throw error;
      deps.abortConnection(c.env);
    }
  }
  const context = { target, providerUrl, cookies, secure: isSecure(request) };
  const chunks = limitedBody();
  // No `ReadableStream.from`: the types of a browser lack it.
  const body = new ReadableStream({
    async pull(stream) {
      const { done, value } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
  return new Response(response.body && body, {
    status: response.status,
    headers: responseHeaders(response, context),
  });
}

/** Returns an error response of the gateway, without a message: the app shows its own. */
export function errorResponse(status: number, headers: Record<string, string> = {}): Response {
  const init = { status, headers: { 'Cache-Control': 'no-store', ...headers } };
  return Response.json({ status: false }, init);
}
