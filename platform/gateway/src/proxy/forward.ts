import { bodyOf, chunksOf, createQuota, isSecure, reasonOf } from '@foyer/common/http';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { API_PATH, isBelow } from './base.ts';
import { providerCookieNames } from './cookies.ts';
import { isMedia, requestHeaders, requestIdOf, responseHeaders } from './headers.ts';
import { ProviderBusyError } from './queued-fetch.ts';

/** Methods that `fetch` refuses. */
const UNSUPPORTED_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);
/** Values of `Sec-Fetch-Site` for calls of this app and of no page. Scripts cannot set it. */
const OWN_SITES = ['same-origin', 'none'];
/** Maximum size of a request's body; the contract has no uploads. */
const MAX_REQUEST_BYTES = 64 * 1024;
/** Wait before a client repeats a request that was refused, in seconds. */
const RETRY_S = 2;
/** Maximum size of a response other than a picture or video. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Forwards requests to the provider, below its base only. */
export function providerRoutes(context: AppContext): Hono {
  const deps = { ...context, mayLogBusy: createQuota(context.clock, 1, 1) };
  return new Hono()
    .all('/api/*', (c) => forward(deps, c, API_PATH))
    .all('/broadcasting/*', (c) => forward(deps, c, ''));
}

type Deps = AppContext & { mayLogBusy: ReturnType<typeof createQuota> };

async function forward(deps: Deps, c: Context, prefix: string): Promise<Response> {
  const { providerUrl, fetch, log } = deps;
  const request = c.req.raw;
  const { pathname, search } = new URL(request.url);
  const target = `${providerUrl}${pathname.slice(prefix.length)}`;
  if (!pathname.startsWith(`${prefix}/`) || !isBelow(target, providerUrl))
    return errorResponse(404);
  const { method } = request;
  if (UNSUPPORTED_METHODS.has(method)) return errorResponse(405);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A form of another site needs no permission to send; older browsers and other clients omit the header.
  if (hasBody && !OWN_SITES.includes(request.headers.get('sec-fetch-site') ?? 'none'))
    return errorResponse(403);
  const requestId = requestIdOf(request);
  const cookies = providerCookieNames(deps.sessionCookie);
  const headers = requestHeaders(request, deps.guestAddress?.(request, c.env), cookies);
  headers.set('X-Request-Id', requestId);
  const warn = (message: string, error: unknown) =>
    log.warn({ requestId, method, path: pathname, error: reasonOf(error) }, message);
  let response: Response;
  try {
    // Read first: a slow upload would keep its place in the provider's queue.
    const body = hasBody && (await bodyOf(new Response(request.body), MAX_REQUEST_BYTES));
    response = await fetch(target + search, {
      method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(body && { body }),
    });
  } catch (error) {
    if (request.signal.aborted) return errorResponse(499);
    if (error instanceof RangeError) return errorResponse(413);
    if (error instanceof ProviderBusyError) {
      if (deps.mayLogBusy('provider')) warn('The provider is busy: calls are refused.', error);
      return errorResponse(503, { 'Retry-After': String(RETRY_S), 'X-Request-Id': requestId });
    }
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
