import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { isUnavailable } from '../db/unavailable.ts';
import type { AppContext, Call, Env, HandlerResult, Request } from './call.ts';
import { callerAddress } from './caller.ts';
import type { Deps } from './deps.ts';
import { HttpError, routeNotFound } from './http-error.ts';
import { type Claim, claimOrReplay } from './idempotency.ts';
import type { Principal, PrincipalOf } from './principal.ts';
import { type ResponseCache, respondCached } from './response-cache.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

type Services = { deps: Deps; principalOf: PrincipalOf; cache: ResponseCache };

/** Registers a call's route, which validates token, body and parameters before the handler. */
export function mount(app: Hono<Env>, call: Call, services: Services): void {
  if (call.access === 'public' && call.method === 'get') mountCached(app, call, services);
  else mountUncached(app, call, services);
}

/** Registers a public GET, whose response is cached and handled without a principal. */
function mountCached(app: Hono<Env>, call: Call, { deps, cache }: Services): void {
  app.get(call.path, async (context) => {
    const params = context.req.param();
    const response = await cache.of(`${call.name} ${JSON.stringify(params)}`, async () =>
      enveloped(
        await call.handle({
          body: undefined,
          query: undefined,
          params,
          deps,
          principal: undefined,
          address: callerAddress(context, deps),
          socketId: undefined,
          commit: (work) => deps.db.transaction(work),
        }),
      ),
    );
    return respondCached(context, response);
  });
}

function mountUncached(app: Hono<Env>, call: Call, { deps, principalOf }: Services): void {
  app.on(call.method.toUpperCase(), call.path, async (context) => {
    const principal = await principalOf(deps, context.req.header('Authorization'));
    checkAccess(call, principal);
    const request = {
      body: call.body ? parsed(call.body, await readJson(context)) : undefined,
      query: call.query ? parsed(call.query, context.req.query()) : undefined,
      params: context.req.param(),
      deps,
      principal,
      address: callerAddress(context, deps),
      socketId: SOCKET_ID.exec(context.req.header('X-Socket-ID') ?? '')?.[0],
    };
    const text =
      call.method === 'post'
        ? await respondOnce(call, request, context)
        : enveloped(await call.handle({ ...request, commit: (work) => deps.db.transaction(work) }));
    return new Response(text, {
      status: call.success,
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/**
 * Checks the caller's access. A guest gets the 404 of an unknown route for admin calls, which
 * reveals neither the calls nor the ids that exist (API-15).
 */
function checkAccess({ access }: Call, principal: Principal | undefined): void {
  if (access === 'public') return;
  if (!principal) throw new HttpError(401, 'Unauthenticated.');
  if (access === 'admin' && principal.role !== 'admin') throw routeNotFound();
}

/** Handles a POST; one with an Idempotency-Key is processed once and its response repeated. */
async function respondOnce(
  call: Call,
  request: Omit<Request<unknown, string>, 'commit'>,
  context: AppContext,
): Promise<string> {
  const { deps } = request;
  const key = context.req.header('Idempotency-Key');
  if (key === undefined) {
    return enveloped(
      await call.handle({ ...request, commit: (work) => deps.db.transaction(work) }),
    );
  }
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpError(422, 'The Idempotency-Key is not valid.');
  const claim = await claimOrReplay(deps, {
    key,
    principal: request.principal ? String(request.principal.userId) : 'anonymous',
    path: context.req.path,
    body: JSON.stringify(request.body ?? null),
  });
  if (typeof claim === 'string') return claim;
  try {
    return await respondAndStore(call, request, claim);
  } catch (error) {
    // Without a database the claim expires, and releasing it would only wait for another timeout.
    if (!isUnavailable(error)) await claim.release();
    throw error;
  }
}

async function respondAndStore(
  call: Call,
  request: Omit<Request<unknown, string>, 'commit'>,
  claim: Claim,
): Promise<string> {
  let stored = false;
  const result = await call.handle({
    ...request,
    commit: (work) =>
      request.deps.db.transaction(async (tx) => {
        const committed = await work(tx);
        await claim.store(enveloped(committed), tx);
        stored = true;
        return committed;
      }),
  });
  const text = enveloped(result);
  if (!stored) await claim.store(text, request.deps.db);
  return text;
}

function enveloped({ message, data }: HandlerResult<unknown>): string {
  return JSON.stringify({ status: true, message: message ?? 'OK', data: data ?? null });
}

async function readJson(context: AppContext): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/** Validates input; throws a 422 with all errors by field and the first one as the message. */
function parsed(schema: z.ZodMiniType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  const [first] = Object.values(errors);
  throw new HttpError(422, first?.[0] ?? 'The request is not valid.', { errors });
}

/** Builds the response of an error. */
export function errorResponse(error: HttpError): Response {
  const { status, message, errors, retryAfter } = error;
  const body = { status: false, message, ...(errors ? { errors } : {}) };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(body), { status: status as ContentfulStatusCode, headers });
}
