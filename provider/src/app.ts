import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { principalOf } from './auth/tokens.ts';
import { broadcasting } from './broadcasting/auth.ts';
import { calls } from './calls.ts';
import { describeError } from './db/describe-error.ts';
import { isUnavailable } from './db/unavailable.ts';
import type { Env } from './http/call.ts';
import { callerAddress, warnOfStrangers } from './http/caller.ts';
import type { Deps } from './http/deps.ts';
import { health } from './http/health.ts';
import { answerKept, type Kept, keep, keptAnswers } from './http/kept-answers.ts';
import { mount, refused } from './http/mount.ts';
import { openApi } from './http/open-api.ts';
import type { PrincipalOf } from './http/principal.ts';
import { readLimit } from './http/read-limit.ts';
import { nothingHere, Refusal } from './http/refusal.ts';
import { serveMedia } from './media/serve-media.ts';
import { operator } from './operator/routes.ts';
import { demoWeather } from './weather/weather.ts';

const BODY_BYTES = 64 * 1024;
/** When a call is worth another try where the database did not answer, in seconds. */
const RETRY_S = 5;
/**
 * Reads that no limit counts: a page shows many pictures, of which none asks the database, and a
 * monitor is never to be refused; of health one question at a time is asked.
 */
const UNCOUNTED = /^\/(media\/|healthz$)/;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** The provider as a fetch-shaped app: everything it needs comes by `deps`. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const given = context.req.header('X-Request-Id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    const started = performance.now();
    context.set('requestId', requestId);
    await next();
    const { headers, status } = context.res;
    headers.set('X-Request-Id', requestId);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Idempotency-Supported', 'true');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    // The path only: queries and bodies hold what guests typed.
    const { method, path } = context.req;
    deps.log.info(
      { requestId, method, path, status, ms: Math.round(performance.now() - started) },
      'answered',
    );
  });
  app.use(warnOfStrangers(deps));
  // Before the limit of what guests send: a hotel is larger.
  const kept = keptAnswers();
  app.route('/', operator(deps, kept.forget));
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: () => refused(new Refusal(413, 'The request is too large.')),
    }),
  );

  const reads = readLimit();
  const recognised: PrincipalOf = async (asked, authorization) => {
    const principal = await principalOf(asked, authorization);
    reads.recognise(authorization, principal);
    return principal;
  };
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const isCounted = (method === 'GET' || method === 'HEAD') && !UNCOUNTED.test(path);
    if (isCounted)
      reads.count(callerAddress(context, deps), context.req.header('Authorization'), deps.now());
    await next();
  });
  for (const call of calls) mount(app, call, { deps, principalOf: recognised, kept });
  app.route('/', broadcasting(deps, recognised));
  app.get('/weather', (context) => demoWeather(context, deps.now()));
  app.get('/media/:hotel/:file', serveMedia);
  let document: Kept | undefined;
  app.get('/openapi.json', (context) => {
    document ??= keep(JSON.stringify(openApi(calls)));
    return answerKept(context, document);
  });
  app.get('/healthz', health(deps.db));

  app.notFound(() => refused(nothingHere()));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refused(error);
    if (error instanceof HTTPException) return refused(new Refusal(error.status, 'Bad request.'));
    const requestId = context.get('requestId');
    if (isUnavailable(error)) {
      deps.log.error(
        { requestId, reason: describeError(error).reason },
        'no answer of the database',
      );
      return refused(
        new Refusal(503, 'We cannot do this right now. Please try again in a moment.', {
          retryAfter: RETRY_S,
        }),
      );
    }
    deps.log.error({ requestId, ...describeError(error) }, 'call failed');
    return refused(new Refusal(500, 'Something went wrong on our side. Please try again.'));
  });
  return app;
}
