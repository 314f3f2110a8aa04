import * as z from '@foyer/shared/schema';
import { FieldErrors } from '../contracts/provider/response.ts';
import { parseJson } from '../documents/parse-json.ts';
import { ApiError } from './error.ts';
import { isProviderJson } from './provider-json.ts';
import { isRepeatable, pause, retryDelay } from './retry.ts';

/** The options of one call. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /**
   * Sent as Idempotency-Key, so that a provider with support records the POST or PUT once. With such
   * a provider the client repeats one whose response was lost.
   */
  idempotencyKey?: string;
  /** The call outlives the page (sign-out). */
  keepalive?: boolean;
  /** Overrides the session's token; null for none. */
  token?: string | null;
  /** Overrides the root of the path: the broadcasting service has one of its own (MSG-18). */
  root?: '';
};

type ClientOptions = {
  token: () => string | null;
  /** Called with the refused token for every 401 or 419 of the provider. */
  onUnauthorized: (token: string | null) => void;
  /** Returns the preloaded response to a GET with this bearer, if there is one. */
  preloaded?: (path: string, bearer: string | null) => Promise<Response | undefined> | undefined;
  /** Returns further headers of every POST and PUT. */
  postHeaders?: () => Record<string, string>;
  /** Returns true once the hotel's `features` are known to list `idempotency-keys`. */
  supportsIdempotency?: () => boolean;
};

// Parsed separately: a refusal with invalid fields still has its message.
const Message = z.object({ message: z.string() });
const Fields = z.object({ errors: FieldErrors });
const Status = z.object({ status: z.boolean() });

/** Reports whether a body is the provider's refusal. */
const isRefused = (body: unknown) => Status.safeParse(body).data?.status === false;

/** The root of the provider's JSON API. */
const API_ROOT = '/api';

/**
 * Creates a client that calls the provider and parses each response with its schema. It sets no timeout
 * (API-02); calls are abortable. While the device reports that it is offline it requests nothing.
 */
export function createApiClient({
  token,
  onUnauthorized,
  preloaded,
  postHeaders,
  supportsIdempotency = () => false,
}: ClientOptions) {
  /** Returns the token of a call; during a pause another guest may have signed in. */
  const bearerOf = (options: CallOptions) =>
    options.token === undefined ? token() : options.token;

  async function send(path: string, options: CallOptions, request: RequestInit) {
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
      const early = request.method === 'GET' && (await preloaded?.(path, bearer));
      if (!early && navigator.onLine === false) throw new Error('The device is offline');
      response =
        early ||
        (await fetch((options.root ?? API_ROOT) + path, {
          ...request,
          headers,
          // A response with a wrong lifetime must not outlive a reload.
          cache: 'no-store',
          signal: options.signal ?? null,
          keepalive: options.keepalive ?? false,
        }));
      text = await response.text();
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw new ApiError('network', { cause });
    }
    if (response.ok) return { response, text };
    const body = parseJson(text);
    if (response.status !== 401 && response.status !== 419) throw refusal(response, body);
    // A captive portal or a proxy answers so too, and knows nothing about the session.
    if (!isProviderJson(body)) throw new ApiError('shape', { status: response.status });
    onUnauthorized(bearer);
    throw refusal(response, body);
  }

  async function call<Data>(
    path: string,
    schema: z.core.$ZodType<Data>,
    options: CallOptions,
    request: RequestInit,
  ): Promise<Data> {
    const { response, text } = await send(path, options, request);
    const body = parseJson(text);
    if (isRefused(body)) throw refusal(response, body);
    const parsed = z.safeParse(schema, body);
    if (!parsed.success)
      throw new ApiError('shape', { status: response.status, cause: parsed.error });
    return parsed.data;
  }

  /** Sends JSON, or a form where the body is one. */
  async function write<Data>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    schema: z.core.$ZodType<Data>,
    options: CallOptions = {},
  ): Promise<Data> {
    const bearer = bearerOf(options);
    const isForm = body instanceof URLSearchParams;
    for (let failures = 0; ; failures += 1) {
      const headers: Record<string, string> = { ...postHeaders?.() };
      if (!isForm) headers['Content-Type'] = 'application/json';
      try {
        const sent = isForm ? body : JSON.stringify(body);
        return await call(path, schema, options, { method, body: sent, headers });
      } catch (error) {
        const isIdempotent = options.idempotencyKey !== undefined && supportsIdempotency();
        if (!isIdempotent || !isRepeatable(failures, error)) throw error;
        await pause(retryDelay(failures, error));
        if (bearerOf(options) !== bearer) throw error;
      }
    }
  }

  return {
    /** Reports whether the provider supports Idempotency-Key. */
    supportsIdempotency,

    /** GETs and parses; throws `ApiError`, also for a response with `status: false`. */
    get: <Data>(path: string, schema: z.core.$ZodType<Data>, options: CallOptions = {}) =>
      call(path, schema, options, { method: 'GET' }),

    /**
     * GETs a response as text, for parsing in a worker. Throws like `get`, except for `status: false`,
     * which the caller must check.
     */
    text: async (path: string, options: CallOptions = {}): Promise<string> =>
      (await send(path, options, { method: 'GET' })).text,

    /** POSTs JSON, or a form where the body is one, and parses; throws like `get`. */
    post: <Data>(
      path: string,
      body: unknown,
      schema: z.core.$ZodType<Data>,
      options?: CallOptions,
    ) => write('POST', path, body, schema, options),

    /** PUTs JSON and parses; throws like `get`. */
    put: <Data>(
      path: string,
      body: unknown,
      schema: z.core.$ZodType<Data>,
      options?: CallOptions,
    ) => write('PUT', path, body, schema, options),
  };
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
