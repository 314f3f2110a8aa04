import {
  EXPECTED_PUSHER_VARIABLES,
  PusherVariables,
  realtimeOf,
} from '@foyer/shared/contracts/pusher-variables.ts';
import * as z from 'zod/mini';
import {
  EXPECTED_PROVIDER_VARIABLES,
  ProviderVariables,
  providerUrl,
} from '../client/provider-address.ts';
import { readVariables } from '../lib/variables.ts';

/** Password of the demo hotels' admins. */
const DEMO_PASSWORD = 'Welcome123';

/** The schema of the variables of `pnpm desk`. */
export const Environment = z.extend(PusherVariables, {
  ...ProviderVariables.shape,
  DESK_EMAIL: z.optional(z.string()),
  DESK_PASSWORD: z._default(z.string(), DEMO_PASSWORD),
});

const EXPECTED = {
  ...EXPECTED_PROVIDER_VARIABLES,
  ...EXPECTED_PUSHER_VARIABLES,
  DESK_EMAIL: 'the e-mail address of a hotel admin',
  DESK_PASSWORD: "the hotel admin's password",
};

/** Holds the provider's URL, the admin's credentials and the service that publishes events. */
export type Account = ReturnType<typeof readDeskEnvironment>;

/** Reads the provider's URL and the admin's account, by default the demo admin of `hotel`. */
export function readDeskEnvironment(variables: NodeJS.ProcessEnv, hotel: string) {
  const env = readVariables(Environment, EXPECTED, variables);
  return {
    url: providerUrl(env),
    email: env.DESK_EMAIL ?? `admin@${hotel}.test`,
    password: env.DESK_PASSWORD,
    realtime: realtimeOf(env),
  };
}
