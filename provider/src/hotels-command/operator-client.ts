import * as z from 'zod/mini';
import { callProvider } from '../client/call-provider.ts';
import { ClientError, reasonOf } from '../client/client-error.ts';
import {
  EXPECTED_PROVIDER_VARIABLES,
  ProviderVariables,
  providerUrl,
} from '../client/provider-address.ts';
import { dataDirectory } from '../env.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { readVariables } from '../lib/variables.ts';
import { operatorKey } from '../operator/key.ts';
import { ImportResult } from '../operator/records.ts';
import { findSecret } from '../secret.ts';

/** Allows for a hotel of many megabytes on a busy machine. */
const TIMEOUT_MS = 120_000;

const Environment = z.extend(ProviderVariables, {
  FOYER_DATA: z.optional(z.string()),
  SECRET: z.optional(z.string().check(z.minLength(32))),
});
const EXPECTED = {
  ...EXPECTED_PROVIDER_VARIABLES,
  FOYER_DATA: 'a directory',
  SECRET: 'at least 32 characters',
};

/**
 * Creates a client of the running provider, whose process owns the embedded database.
 * The operator's key is derived from the provider's secret.
 */
export function operatorClient(variables: NodeJS.ProcessEnv) {
  const env = readVariables(Environment, EXPECTED, variables);
  const url = providerUrl(env);
  const token = operatorKey(env.SECRET ?? findSecret(dataDirectory(env.FOYER_DATA)));
  const call = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    body?: unknown,
  ) => {
    try {
      return await callProvider(url, path, schema, { token, timeoutMs: TIMEOUT_MS, body });
    } catch (error) {
      if (reasonOf(error) !== 'signed-out') throw error;
      throw new ClientError(
        `The provider at ${url} has another secret. Set FOYER_DATA to its directory, or its SECRET.`,
      );
    }
  };
  return {
    import: (hotel: HotelFile, { isDryRun }: { isDryRun: boolean }): Promise<ImportResult> =>
      call('/operator/hotels', ImportResult, { hotel, dry_run: isDryRun }),
    /** Returns a hotel as a file; null for an unknown slug. */
    export: (slug: string): Promise<unknown> =>
      call(`/operator/hotels/${encodeURIComponent(slug)}`, z.unknown()),
  };
}
