import { answerOf } from '@foyer/shared/contracts/answer';
import type * as z from 'zod/mini';
import { ClientError, NotFound, ProviderAway, SignedOut } from './client-error.ts';

const LIMIT_MS = 10_000;

/** Calls the provider: a POST where there is a body (null says nothing), else a GET. */
export async function ask<Schema extends z.ZodMiniType>(
  url: string,
  path: string,
  schema: Schema,
  { token, body, limitMs = LIMIT_MS }: { token?: string; body?: unknown; limitMs?: number },
): Promise<z.output<Schema>> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => undefined);
  if (!response || response.status >= 500)
    throw new ProviderAway(
      `The provider does not answer at ${url}. Start it (npm start), or set PROVIDER_URL or PROVIDER_PORT.`,
    );
  if (response.status === 401) throw new SignedOut('The sign-in has ended. Please start again.');
  const text = await response.text().catch(() => '');
  const answer = answerOf(schema).safeParse(parsed(text));
  if (response.status === 404 || !answer.success)
    throw new NotFound(`${url} does not answer as a provider. Set PROVIDER_URL or PROVIDER_PORT.`);
  if (!answer.data.status) throw new ClientError(answer.data.message ?? 'The provider refuses.');
  return answer.data.data as z.output<Schema>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
