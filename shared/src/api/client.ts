import * as z from '@foyer/shared/schema';
import { FieldErrors } from '../contracts/answer.ts';
import { retryDelay, worthRepeating } from './again.ts';
import { ApiError } from './error.ts';

/** Calls of the provider; each answer is parsed by its schema. */
export type ApiClient = {
  /** GETs and parses; throws `ApiError`, also for an answer with `status: false`. */
  get<Schema extends z.core.$ZodType>(
    path: string,
    schema: Schema,
    options?: CallOptions,
  ): Promise<z.output<Schema>>;
  /**
   * GETs what is read elsewhere, in a worker: the answer as it came. A `status: false` in it is the
   * reader's to see; throws `ApiError` for everything else that `get` does.
   */
  text(path: string, options?: CallOptions): Promise<string>;
  /** POSTs JSON, or a form where the body is one, and parses; throws like `get`. */
  post<Schema extends z.core.$ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    options?: CallOptions,
  ): Promise<z.output<Schema>>;
  /** Whether the provider has said that a repeated Idempotency-Key records nothing new. */
  knowsKeys(): boolean;
};

/** What one call may have besides its path and schema. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /**
   * Sent as Idempotency-Key, so that a provider that knows the header records the POST once. Where
   * it says that it does, a POST whose answer is lost is repeated by itself.
   */
  idempotencyKey?: string;
  /** The call outlives the page (sign-out). */
  keepalive?: boolean;
  /** Called with this token instead of the session's; null for none. */
  token?: string | null;
};

type ClientOptions = {
  /** JSON API root, without a slash at the end. */
  base: string;
  token: () => string | null;
  /** Told of every 401/419 with the token that was refused. */
  onUnauthorized: (token: string | null) => void;
  /** An answer that is on its way already, for a GET with this bearer. */
  asked?: (path: string, bearer: string | null) => Promise<Response | undefined> | undefined;
  /** What every POST carries besides. */
  postHeaders?: () => Record<string, string>;
};

// Read one by one: a refusal whose fields are odd still has its message.
const Message = z.object({ message: z.string() });
const Fields = z.object({ errors: FieldErrors });
const Status = z.object({ status: z.boolean() });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The one way to the provider. It sets no timeout (API-02); calls are abortable. */
export function createApiClient({
  base,
  token,
  onUnauthorized,
  asked,
  postHeaders,
}: ClientOptions): ApiClient {
  let knowsKeys = false;

  /** Whose call it is: in a pause another guest may have signed in. */
  const bearerOf = (options: CallOptions) =>
    options.token === undefined ? token() : options.token;

  async function ask(path: string, options: CallOptions, request: RequestInit) {
    const bearer = bearerOf(options);
    const headers = new Headers({
      Accept: 'application/json',
      ...(request.headers as Record<string, string>),
    });
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    let response: Response;
    let text: string;
    try {
      const early = request.method === 'GET' && (await asked?.(path, bearer));
      response =
        early ||
        (await fetch(base + path, {
          ...request,
          headers,
          signal: options.signal ?? null,
          keepalive: options.keepalive ?? false,
        }));
      knowsKeys ||= response.headers.get('Idempotency-Supported') === 'true';
      text = await response.text();
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw new ApiError('network', { cause });
    }
    if (response.status === 401 || response.status === 419) onUnauthorized(bearer);
    if (!response.ok) throw refusal(response, parseJson(text));
    return { response, text };
  }

  async function call<Schema extends z.core.$ZodType>(
    path: string,
    schema: Schema,
    options: CallOptions,
    request: RequestInit,
  ): Promise<z.output<Schema>> {
    const { response, text } = await ask(path, options, request);
    const body = parseJson(text);
    if (Status.safeParse(body).data?.status === false) throw refusal(response, body);
    const parsed = z.safeParse(schema, body);
    if (!parsed.success)
      throw new ApiError('shape', { status: response.status, cause: parsed.error });
    return parsed.data;
  }

  return {
    knowsKeys: () => knowsKeys,
    get: (path, schema, options = {}) => call(path, schema, options, { method: 'GET' }),
    text: async (path, options = {}) => (await ask(path, options, { method: 'GET' })).text,
    async post(path, body, schema, options = {}) {
      const bearer = bearerOf(options);
      for (let failures = 0; ; failures += 1) {
        try {
          return await call(path, schema, options, {
            method: 'POST',
            ...(body instanceof URLSearchParams
              ? { body, headers: { ...postHeaders?.() } }
              : {
                  body: JSON.stringify(body),
                  headers: { 'Content-Type': 'application/json', ...postHeaders?.() },
                }),
          });
        } catch (error) {
          const once = options.idempotencyKey !== undefined && knowsKeys;
          if (!once || !worthRepeating(failures, error)) throw error;
          await pause(retryDelay(failures, error));
          if (bearerOf(options) !== bearer) throw error;
        }
      }
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError('http', {
    status: response.status,
    serverMessage: Message.safeParse(body).data?.message || undefined,
    fields: Fields.safeParse(body).data?.errors ?? {},
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}
