import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Transaction } from '../db/database.ts';
import type { Deps } from './deps.ts';
import type { Principal } from './principal.ts';

/** Bindings of the node server; absent where the app is called directly. */
export type Env = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: { requestId: string };
};
export type AppContext = Context<Env>;

/** An answer before it gets its envelope. */
export type Answer<Data> = { message?: string; data?: Data };

type AnswerSchema = z.ZodMiniType<{ status: boolean; data?: unknown }>;
type DataOf<Schema extends AnswerSchema> =
  z.input<Schema> extends { data?: infer Data } ? Data : never;

/** What a handler is given beside body, query and parameters, all checked. */
export type Request<Body, Param extends string, Who = Principal | undefined, Query = unknown> = {
  body: Body;
  query: Query;
  params: Record<Param, string>;
  deps: Deps;
  /** The guest's address. */
  address: string;
  /** Whose token came with the call; on a public call it may be nobody's. */
  principal: Who;
  /** The live connection that the call came beside, which needs no event of what it did. */
  socketId: string | undefined;
  /** Records and answers as one: a repeated Idempotency-Key gets this answer, even after a crash. */
  commit: <Result extends Answer<unknown>>(
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
};

/** One call of the provider: it is served and described in OpenAPI from this. */
export type Call = {
  /** The operation's name in OpenAPI. */
  name: string;
  summary: string;
  /** The part of the app that calls it: how OpenAPI groups it. */
  tag: 'Account' | 'Hotel' | 'Categories' | 'Requests' | 'Messages' | 'Desk';
  /** What a team that writes another provider must know beyond the schemas. */
  description?: string;
  /** What may be sent and answered. */
  example?: { body?: unknown; data?: unknown };
  method: 'get' | 'post';
  path: string;
  /** `admin` is a hotel's own side: its admins, at their own hotel. */
  access: 'public' | 'signed-in' | 'admin';
  body?: z.ZodMiniType;
  /** What may follow the path's `?`, as texts. */
  query?: z.ZodMiniType;
  answer: AnswerSchema;
  /** The status of success. */
  success: 200 | 201;
  /** Statuses of refusals beside those every call of its kind has. */
  refusals: readonly (404 | 422 | 429)[];
  handle: (request: Request<unknown, string>) => Promise<Answer<unknown>>;
};

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type Definition<Path, Access, Schema> = Omit<
  Call,
  'path' | 'access' | 'body' | 'query' | 'answer' | 'example' | 'handle'
> & {
  path: Path;
  access: Access;
  answer: Schema;
};

/** Types a call by its path, access and schemas. */
export function defineCall<
  const Path extends string,
  const Access extends Call['access'],
  Schema extends AnswerSchema,
  Body extends z.ZodMiniType = z.ZodMiniUnknown,
  Query extends z.ZodMiniType = z.ZodMiniUnknown,
>(
  call: Definition<Path, Access, Schema> & {
    body?: Body;
    query?: Query;
    example?: { body?: z.input<Body>; data?: DataOf<Schema> };
    handle: (
      request: Request<
        z.output<Body>,
        ParamsOf<Path>,
        Access extends 'public' ? Principal | undefined : Principal,
        z.output<Query>
      >,
    ) => Promise<Answer<DataOf<Schema>>>;
  },
): Call {
  // The mount checks token, body and parameters against the same definition before it calls.
  return call as unknown as Call;
}
