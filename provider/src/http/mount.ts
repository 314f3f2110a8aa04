import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Transaction } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { callerAddress } from './address.ts';
import { auditLog } from './audit.ts';
import type { AppContext, Call, Env, HandlerResult, Request } from './call.ts';
import type { Deps, Principal } from './deps.ts';
import { HttpError, routeNotFound } from './http-error.ts';
import { storedResponse } from './idempotency.ts';
import { type ResponseCache, respondCached } from './response-cache.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

type Services = { deps: Deps; cache: ResponseCache };

/** Registers a call's route, which validates token, body and parameters before the handler. */
export function mount(app: Hono<Env>, call: Call, { deps, cache }: Services): void {
  app.on(call.method.toUpperCase(), call.path, async (context) => {
    // The response is cached for all callers, so the handler gets no principal.
    const isCached = call.access === 'public' && call.method === 'get';
    const principal = isCached ? undefined : await context.get('principal')();
    checkAccess(call, principal);
    const address = callerAddress(context, deps);
    const request = {
      deps,
      principal,
      params: context.req.param(),
      address,
      audit: auditLog(deps.log, { address, requestId: context.get('requestId') }),
      body: call.body ? parsed(call.body, await readJson(context)) : undefined,
      query: call.query ? parsed(call.query, context.req.query()) : undefined,
      socketId: SOCKET_ID.exec(context.req.header('X-Socket-ID') ?? '')?.[0],
      commit: <Result>(work: (tx: Transaction) => Promise<Result>) => deps.db.transaction(work),
    };
    if (isCached) {
      const name = `${call.name} ${JSON.stringify(request.params)}`;
      const load = async () => enveloped(await call.handle(request));
      return respondCached(context, await cache.of(name, load));
    }
    const key = call.method === 'get' ? undefined : context.req.header('Idempotency-Key');
    const text =
      key === undefined
        ? enveloped(await call.handle(request))
        : await respondOnce(call, request, key, context.req.path);
    return new Response(text, {
      status: call.success ?? 200,
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/**
 * Checks the caller's access. A guest gets the 404 of an unknown route for admin calls, which
 * reveals neither the calls nor the ids that exist (API-58).
 */
function checkAccess({ access }: Call, principal: Principal | undefined): void {
  if (access === 'public') return;
  if (!principal) throw new HttpError(401, 'Unauthenticated.');
  if (access === 'admin' && principal.role !== 'admin') throw routeNotFound();
}

/** Handles a call with an Idempotency-Key, which is processed once and its response repeated. */
async function respondOnce(
  call: Call,
  request: Request<unknown, string>,
  key: string,
  path: string,
): Promise<string> {
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpError(422, 'The Idempotency-Key is not valid.');
  const first = storedResponse(request.deps, {
    key,
    account: request.principal?.userId,
    address: request.address,
    path,
    receiver: await call.receiver?.(request),
    body: JSON.stringify(request.body ?? null),
  });
  const commit: typeof request.commit = (work) =>
    request.commit(async (tx) => {
      const committed = await work(tx);
      await first.store(enveloped(committed), tx);
      return committed;
    });
  try {
    return (await first.find()) ?? enveloped(await call.handle({ ...request, commit }));
  } catch (error) {
    // A concurrent repetition was possibly stored first, which makes this one fail.
    const stored = isUnavailable(error) ? undefined : await first.find();
    if (stored === undefined) throw error;
    return stored;
  }
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
export function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: unknown,
): z.output<Schema> {
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
export function errorResponse({ status, message, details }: HttpError): Response {
  const { errors, retryAfter } = details;
  const response = Response.json({ status: false, message, errors }, { status });
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}
