import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { principalOf } from './auth/tokens.ts';
import { calls } from './calls.ts';
import { describeError, isUnavailable } from './db/errors.ts';
import { serveMedia } from './demo/serve-media.ts';
import { demoWeather } from './demo/weather.ts';
import { callerAddress, warnOfUntrustedProxies } from './http/address.ts';
import type { Env } from './http/call.ts';
import type { Deps, PrincipalOf } from './http/deps.ts';
import { health } from './http/health.ts';
import { HttpError, routeNotFound } from './http/http-error.ts';
import { errorResponse, mount } from './http/mount.ts';
import { openApi } from './http/open-api.ts';
import { readLimit } from './http/read-limit.ts';
import {
  type CachedResponse,
  cacheable,
  respondCached,
  responseCache,
} from './http/response-cache.ts';
import { operatorRoutes } from './operator/routes.ts';
import { broadcasting } from './realtime/client-auth.ts';

const BODY_BYTES = 64 * 1024;
/** `Retry-After` of a 503 when the database did not respond, in seconds. */
const RETRY_S = 5;
/**
 * Matches reads that are exempt from the read limit. A page shows many pictures, and none of them
 * queries the database. A monitor must never be rejected; health checks share one query.
 */
const UNLIMITED_READS = /^\/(media\/|healthz$)/;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** Creates the provider's Hono app; `deps` supplies all dependencies. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const requestIdHeader = context.req.header('X-Request-Id') ?? '';
    const requestId = REQUEST_ID.test(requestIdHeader) ? requestIdHeader : randomUUID();
    const started = performance.now();
    context.set('requestId', requestId);
    await next();
    const { headers, status } = context.res;
    headers.set('X-Request-Id', requestId);
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    // Logs only the path: queries and bodies hold guests' input.
    const { method, path } = context.req;
    deps.log.info(
      { requestId, method, path, status, ms: Math.round(performance.now() - started) },
      'answered',
    );
  });
  app.use(warnOfUntrustedProxies(deps));
  // Registered before the body limit of guests' calls: a hotel file is larger.
  const cache = responseCache();
  app.route('/', operatorRoutes(deps, cache.clear));
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: () => errorResponse(new HttpError(413, 'The request is too large.')),
    }),
  );

  const reads = readLimit();
  const recognisingPrincipalOf: PrincipalOf = async (requestDeps, authorization) => {
    const principal = await principalOf(requestDeps, authorization);
    reads.recognise(authorization, principal);
    return principal;
  };
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const isCounted = (method === 'GET' || method === 'HEAD') && !UNLIMITED_READS.test(path);
    if (isCounted)
      await reads.count(callerAddress(context, deps), context.req.header('Authorization'));
    await next();
  });
  for (const call of Object.values(calls).flat())
    mount(app, call, { deps, principalOf: recognisingPrincipalOf, cache });
  app.route('/', broadcasting(deps, recognisingPrincipalOf));
  app.get('/weather', (context) => demoWeather(context, deps.now()));
  app.get('/media/:hotel/:file', serveMedia);
  let document: CachedResponse | undefined;
  app.get('/openapi.json', (context) => {
    document ??= cacheable(JSON.stringify(openApi(calls)));
    return respondCached(context, document);
  });
  app.get('/healthz', health(deps.db));

  app.notFound(() => errorResponse(routeNotFound()));
  app.onError((error, context) => {
    if (error instanceof HttpError) return errorResponse(error);
    if (error instanceof HTTPException)
      return errorResponse(new HttpError(error.status, 'Bad request.'));
    const requestId = context.get('requestId');
    const description = describeError(error);
    if (isUnavailable(error)) {
      deps.log.error({ requestId, reason: description.reason }, 'no answer of the database');
      const message = 'We cannot do this right now. Please try again in a moment.';
      return errorResponse(new HttpError(503, message, { retryAfter: RETRY_S }));
    }
    deps.log.error({ requestId, ...description }, 'call failed');
    return errorResponse(new HttpError(500, 'Something went wrong on our side. Please try again.'));
  });
  return app;
}
