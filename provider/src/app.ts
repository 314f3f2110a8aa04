import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId as identifyRequest } from 'hono/request-id';
import { principalOf } from './auth/tokens.ts';
import { calls } from './calls.ts';
import { describeError, isUnavailable } from './db/errors.ts';
import { serveMedia } from './demo/serve-media.ts';
import { demoWeather } from './demo/weather.ts';
import { callerAddress, warnOfUntrustedProxies } from './http/address.ts';
import type { Env } from './http/call.ts';
import type { Authenticate, Deps } from './http/deps.ts';
import { health } from './http/health.ts';
import { HttpError, routeNotFound } from './http/http-error.ts';
import { errorResponse, mount } from './http/mount.ts';
import { openApi } from './http/open-api.ts';
import { readLimit } from './http/read-limit.ts';
import { respondCached, responseCache } from './http/response-cache.ts';
import { operatorRoutes } from './operator/routes.ts';
import { broadcasting } from './realtime/client-auth.ts';
import { services } from './services.ts';

const BODY_BYTES = 64 * 1024;
/** `Retry-After` of a 503 when the database did not respond, in seconds. */
const RETRY_S = 5;
/**
 * Matches reads that are exempt from the read limit. A page shows many pictures, and none of them
 * queries the database. A monitor must never be rejected; health checks share one query.
 */
const UNLIMITED_READS = /^\/(media\/|healthz$)/;

/** Creates the provider's Hono app; `deps` supplies all dependencies. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(identifyRequest({ limitLength: 64 }), async (context, next) => {
    const started = performance.now();
    await next();
    const requestId = context.get('requestId');
    const { headers, status } = context.res;
    headers.set('X-Request-Id', requestId);
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    // Logs only the path: queries and bodies hold guests' input.
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - started);
    deps.log.info({ requestId, method, path, status, ms }, 'answered');
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
  const authenticate: Authenticate = async (authorization) => {
    const principal = await principalOf(deps, authorization);
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
  for (const call of Object.values(calls).flat()) mount(app, call, { deps, authenticate, cache });
  app.route('/', broadcasting(deps, authenticate));
  app.get('/weather', (context) => demoWeather(context, new Date()));
  app.get('/media/:hotel/:file', serveMedia);
  const document = async () => JSON.stringify(openApi(calls, services));
  app.get('/openapi.json', async (context) =>
    respondCached(context, await cache.of('openApi', document)),
  );
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
