import type { FieldErrors } from '@foyer/shared/contracts/answer';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { isUnavailable } from '../db/unavailable.ts';
import type { Answer, AppContext, Call, Env, Request } from './call.ts';
import { callerAddress } from './caller.ts';
import type { Deps } from './deps.ts';
import { type Claim, claimOrReplay } from './idempotency.ts';
import { answerKept, type KeptAnswers } from './kept-answers.ts';
import type { Principal, PrincipalOf } from './principal.ts';
import { nothingHere, Refusal } from './refusal.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

type Services = { deps: Deps; principalOf: PrincipalOf; kept: KeptAnswers };

/** Serves a call: token, body and parameters are checked before its handler sees them. */
export function mount(app: Hono<Env>, call: Call, services: Services): void {
  if (call.access === 'public' && call.method === 'get') mountKept(app, call, services);
  else mountAsked(app, call, services);
}

/** What is the same for everybody is asked for nobody, and kept. */
function mountKept(app: Hono<Env>, call: Call, { deps, kept }: Services): void {
  app.get(call.path, async (context) => {
    const params = context.req.param();
    const answer = await kept.of(`${call.name} ${JSON.stringify(params)}`, async () =>
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
    return answerKept(context, answer);
  });
}

function mountAsked(app: Hono<Env>, call: Call, { deps, principalOf }: Services): void {
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
        ? await answerOnce(call, request, context)
        : enveloped(await call.handle({ ...request, commit: (work) => deps.db.transaction(work) }));
    return new Response(text, {
      status: call.success,
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/**
 * The hotel's own side is to a guest as unknown as an address that nobody serves: no answer says
 * what an admin could do there, or which of its ids exist (API-15).
 */
function checkAccess({ access }: Call, principal: Principal | undefined): void {
  if (access === 'public') return;
  if (!principal) throw new Refusal(401, 'Unauthenticated.');
  if (access === 'admin' && principal.role !== 'admin') throw nothingHere();
}

/** Answers a POST; one with an Idempotency-Key is recorded once and its answer repeated. */
async function answerOnce(
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
  if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal(422, 'The Idempotency-Key is not valid.');
  const claim = await claimOrReplay(deps, {
    key,
    principal: request.principal ? String(request.principal.userId) : 'anonymous',
    path: context.req.path,
    body: JSON.stringify(request.body ?? null),
  });
  if (typeof claim === 'string') return claim;
  try {
    return await answerAndKeep(call, request, claim);
  } catch (error) {
    // Without a database the claim ends by itself, and to ask for that would take as long again.
    if (!isUnavailable(error)) await claim.release();
    throw error;
  }
}

async function answerAndKeep(
  call: Call,
  request: Omit<Request<unknown, string>, 'commit'>,
  claim: Claim,
): Promise<string> {
  let kept = false;
  const answer = await call.handle({
    ...request,
    commit: (work) =>
      request.deps.db.transaction(async (tx) => {
        const committed = await work(tx);
        await claim.keep(enveloped(committed), tx);
        kept = true;
        return committed;
      }),
  });
  const text = enveloped(answer);
  if (!kept) await claim.keep(text, request.deps.db);
  return text;
}

function enveloped({ message, data }: Answer<unknown>): string {
  return JSON.stringify({ status: true, message: message ?? 'OK', data: data ?? null });
}

async function readJson(context: AppContext): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal(400, 'The request is not valid JSON.');
  }
}

/** Every broken rule of what was sent by its field; the first one is the message (422). */
function parsed(schema: z.ZodMiniType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  const [first] = Object.values(errors);
  throw new Refusal(422, first?.[0] ?? 'The request is not valid.', { errors });
}

/** The body of every refusal. */
export function refused(refusal: Refusal): Response {
  const { status, message, errors, retryAfter } = refusal;
  const body = { status: false, message, ...(errors ? { errors } : {}) };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(body), { status: status as ContentfulStatusCode, headers });
}
