import {
  EXPECTED_PUSHER_VARIABLES,
  PusherVariables,
  realtimeOf,
} from '@foyer/shared/contracts/pusher-variables';
import * as z from 'zod/mini';
import { readVariables } from '../ground/variables.ts';

/** Of the admins of the demo hotels. */
const DEMO_PASSWORD = 'Welcome123';

const Environment = z.extend(PusherVariables, {
  PROVIDER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PROVIDER_PORT: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
    4000,
  ),
  DESK_EMAIL: z.optional(z.string()),
  DESK_PASSWORD: z._default(z.string(), DEMO_PASSWORD),
});

const EXPECTED = {
  PROVIDER_URL: 'an address like http://localhost:4000',
  PROVIDER_PORT: 'a port number from 1 to 65535',
  ...EXPECTED_PUSHER_VARIABLES,
  DESK_EMAIL: 'the e-mail address of a hotel admin',
  DESK_PASSWORD: "the hotel admin's password",
};

/** Where the provider is, and who sits at the desk of `hotel`: the demo's admin unless told. */
export function readDeskEnvironment(variables: NodeJS.ProcessEnv, hotel: string) {
  const env = readVariables(Environment, EXPECTED, variables);
  return {
    url: (env.PROVIDER_URL ?? `http://localhost:${env.PROVIDER_PORT}`).replace(/\/+$/, ''),
    email: env.DESK_EMAIL ?? `admin@${hotel}.test`,
    password: env.DESK_PASSWORD,
    realtime: realtimeOf(env),
  };
}
