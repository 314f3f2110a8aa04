import * as z from 'zod/mini';

/** Describes the variables that tell commands the provider's address. */
export const ProviderVariables = z.object({
  PROVIDER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PROVIDER_PORT: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
    4000,
  ),
});

export const EXPECTED_PROVIDER_VARIABLES = {
  PROVIDER_URL: 'an address like http://localhost:4000',
  PROVIDER_PORT: 'a port number from 1 to 65535',
};

/** Returns the provider's base URL, on this machine by default. */
export function providerUrl(variables: z.infer<typeof ProviderVariables>): string {
  const { PROVIDER_URL, PROVIDER_PORT } = variables;
  return (PROVIDER_URL ?? `http://localhost:${PROVIDER_PORT}`).replace(/\/+$/, '');
}
