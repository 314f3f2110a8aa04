import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId as identifyRequest } from 'hono/request-id';
import { bearerTokens } from './auth/tokens.ts';
import { calls } from './calls.ts';
import { describeError, isUnavailable } from './db/errors.ts';
import { serveMedia } from './demo/serve-media.ts';
import { demoWeather } from './demo/weather.ts';
import { warnOfUntrustedProxies } from './http/address.ts';
import type { Env } from './http/call.ts';
import { type CallRates, callLimit } from './http/call-limit.ts';
import type { Deps } from './http/deps.ts';
import { health } from './http/health.ts';
import { HttpError, routeNotFound } from './http/http-error.ts';
import { errorResponse, mount } from './http/mount.ts';
import { openApi } from './http/open-api.ts';
import { respondCached, responseCache } from './http/response-cache.ts';
import { operatorRoutes } from './operator/routes.ts';
import { broadcasting } from './realtime/client-auth.ts';
import { services } from './services.ts';

const BODY_BYTES = 64 * 1024;
/** `Retry-After` of a 503 when the database did not respond, in seconds. */
const RETRY_S = 5;

/** Creates the provider's Hono app; `deps` supplies all dependencies. Only tests set `rates`. */
export function createApp(deps: Deps, rates?: CallRates): Hono<Env> {
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
    const userId = context.get('userId');
    deps.log.info({ requestId, method, path, status, ms, userId }, 'answered');
  });
  app.use(warnOfUntrustedProxies(deps));
  // Registered before all that reads a body or queries the database.
  app.use(callLimit(deps, bearerTokens(deps), rates));
  // Registered before the body limit of guests' calls: a hotel file is larger.
  const cache = responseCache();
  app.route('/', operatorRoutes(deps, cache.clear));
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: () => errorResponse(new HttpError(413, 'The request is too large.')),
    }),
  );

  for (const call of Object.values(calls).flat()) mount(app, call, { deps, cache });
  app.route('/', broadcasting(deps));
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
