import type { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Context } from 'hono';
import type { ParamKeys } from 'hono/types';
import type * as z from 'zod/mini';
import type { Transaction } from '../db/database.ts';
import type { Audit } from './audit.ts';
import type { Deps, Principal } from './deps.ts';

/** Describes the Node server's bindings, which are absent when tests call the app directly. */
export type Env = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: {
    requestId: string;
    /** The caller whose token was recognised, for the log. */
    userId: number | undefined;
    /** Resolves the caller's token, with at most one query. */
    principal: () => Promise<Principal | undefined>;
  };
};
export type AppContext = Context<Env>;

/** Holds a handler's result before the response envelope is added. */
export type HandlerResult<Data> = { message?: string; data?: Data };

type ResponseSchema = z.ZodMiniType<{ status: boolean; data?: unknown }>;
type DataOf<Schema extends ResponseSchema> =
  z.input<Schema> extends { data?: infer Data } ? Data : never;

/** Holds a handler's validated input and its dependencies. */
export type Request<Body, Param extends string, Caller = Principal | undefined, Query = unknown> = {
  body: Body;
  query: Query;
  params: Record<Param, string>;
  deps: Deps;
  /** The guest's address. */
  address: string;
  audit: Audit;
  /** The caller; may be undefined on a public call. */
  principal: Caller;
  /** The caller's realtime connection, which is excluded from the published event. */
  socketId: string | undefined;
  /**
   * Runs a transaction that also stores the response. A repeated Idempotency-Key
   * gets it even after a crash.
   */
  commit: <Result extends HandlerResult<unknown>>(
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
};

/** Defines a call of the provider, for routing and OpenAPI. */
export type Call = {
  /** The operation's name in OpenAPI. */
  name: string;
  summary: string;
  /** Notes for teams that write another provider, beyond the schemas. */
  description?: string;
  method: 'get' | 'post' | 'put';
  path: string;
  /** `admin` calls are for hotel admins, at their own hotel. */
  access: 'public' | 'signed-in' | 'admin';
  body?: z.ZodMiniType;
  /** Query parameters, as strings. */
  query?: z.ZodMiniType;
  /** The schema of the response, if it has data. */
  response?: ResponseSchema;
  /** The status of success, if it is not 200. */
  success?: 201;
  /** Finds the account that the body names as receiver; an Idempotency-Key belongs to it. */
  receiver?: (request: Request<unknown, string>) => Promise<number>;
  handle: (request: Request<unknown, string>) => Promise<HandlerResult<unknown>>;
};

type RequestOf<
  Path extends string,
  Access extends Call['access'],
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
> = Request<
  z.output<Body>,
  ParamKeys<Path>,
  Access extends 'public' ? Principal | undefined : Principal,
  z.output<Query>
>;

/** Types a call by its path, access and schemas. */
export function defineCall<
  const Path extends string,
  const Access extends Call['access'],
  Schema extends ResponseSchema = typeof PlainResponse,
  Body extends z.ZodMiniType = z.ZodMiniUnknown,
  Query extends z.ZodMiniType = z.ZodMiniUnknown,
>(
  call: Omit<Call, 'handle' | 'receiver'> & {
    path: Path;
    access: Access;
    response?: Schema;
    body?: Body;
    query?: Query;
    receiver?: (request: RequestOf<Path, Access, Body, Query>) => Promise<number>;
    handle: (
      request: RequestOf<Path, Access, Body, Query>,
    ) => Promise<HandlerResult<DataOf<Schema>>>;
  },
): Call {
  // `mount` validates token, body and parameters with this definition before it calls the handler.
  return call as unknown as Call;
}
