import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import type * as z from 'zod/mini';
import { ClientError } from './client-error.ts';

const TIMEOUT_MS = 10_000;

/** Calls the provider: POST when `body` is given (null sends an empty body), else GET. */
export async function callProvider<Schema extends z.ZodMiniType>(
  url: string,
  path: string,
  schema: Schema,
  { token, body, timeoutMs = TIMEOUT_MS }: { token?: string; body?: unknown; timeoutMs?: number },
): Promise<z.output<Schema>> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response || response.status >= 500)
    throw new ClientError(
      `The provider does not answer at ${url}. Start it (npm start), or set PROVIDER_URL or PROVIDER_PORT.`,
      'unreachable',
    );
  if (response.status === 401)
    throw new ClientError('The sign-in has ended. Please start again.', 'signed-out');
  const answer: unknown = await response.json().catch(() => undefined);
  const envelope = responseOf(schema).safeParse(answer);
  if (response.status === 404 || !envelope.success)
    throw new ClientError(
      `${url} does not answer as a provider. Set PROVIDER_URL or PROVIDER_PORT.`,
      'not-found',
    );
  if (!envelope.data.status)
    throw new ClientError(envelope.data.message ?? 'The provider refuses.');
  return envelope.data.data as z.output<Schema>;
}
