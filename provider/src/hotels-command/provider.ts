import * as z from 'zod/mini';
import { ask } from '../client/ask.ts';
import { ClientError, SignedOut } from '../client/client-error.ts';
import {
  EXPECTED_PROVIDER_VARIABLES,
  ProviderVariables,
  providerUrl,
} from '../client/provider-address.ts';
import { dataDirectory } from '../env.ts';
import { readVariables } from '../ground/variables.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { operatorKey } from '../operator/key.ts';
import { Imported } from '../operator/records.ts';
import { findSecret } from '../secret.ts';

/** A hotel of many megabytes on a busy machine. */
const LIMIT_MS = 120_000;

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
 * The provider that runs, as an operator asks it: the embedded database belongs to its process.
 * Whoever can read its secret may.
 */
export function operatorsProvider(variables: NodeJS.ProcessEnv) {
  const env = readVariables(Environment, EXPECTED, variables);
  const url = providerUrl(env);
  const token = operatorKey(env.SECRET ?? findSecret(dataDirectory(env.FOYER_DATA)));
  const asked = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    body?: unknown,
  ) => {
    try {
      return await ask(url, path, schema, { token, limitMs: LIMIT_MS, body });
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error;
      throw new ClientError(
        `The provider at ${url} has another secret. Set FOYER_DATA to its directory, or its SECRET.`,
      );
    }
  };
  return {
    import: (hotel: HotelFile, { isDryRun }: { isDryRun: boolean }): Promise<Imported> =>
      asked('/operator/hotels', Imported, { hotel, dry_run: isDryRun }),
    /** A hotel as a file; null where there is none of that slug. */
    export: (slug: string): Promise<unknown> =>
      asked(`/operator/hotels/${encodeURIComponent(slug)}`, z.unknown()),
  };
}
