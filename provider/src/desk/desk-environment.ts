import type { Realtime } from '@foyer/shared/contracts/realtime';
import * as z from 'zod/mini';
import { readVariables } from '../ground/variables.ts';

/** Of the admins of the demo hotels. */
const DEMO_PASSWORD = 'Welcome123';

const Environment = z.object({
  PROVIDER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PROVIDER_PORT: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
    4000,
  ),
  PUSHER_APP_KEY: z.optional(z.string()),
  PUSHER_HOST: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]+$/))),
  PUSHER_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  PUSHER_SCHEME: z._default(z.enum(['http', 'https']), 'https'),
  PUSHER_APP_CLUSTER: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
  DESK_EMAIL: z.optional(z.string()),
  DESK_PASSWORD: z._default(z.string(), DEMO_PASSWORD),
});

const EXPECTED = {
  PROVIDER_URL: 'an address like http://localhost:4000',
  PROVIDER_PORT: 'a port number from 1 to 65535',
  PUSHER_APP_KEY: 'the key of the app at PUSHER_HOST or PUSHER_APP_CLUSTER',
  PUSHER_HOST: 'a host like soketi.example.com, without scheme and port',
  PUSHER_PORT: 'a port number from 1 to 65535',
  PUSHER_SCHEME: 'http or https',
  PUSHER_APP_CLUSTER: 'a cluster of Pusher Channels, like eu',
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

/** The service that PUSHER_* name, of which a host counts before a cluster. */
function realtimeOf(env: z.output<typeof Environment>): Realtime | undefined {
  const { PUSHER_APP_KEY: key, PUSHER_PORT: port, PUSHER_APP_CLUSTER: cluster } = env;
  const host = env.PUSHER_HOST ?? (cluster && `ws-${cluster}.pusher.com`);
  if (!key) return undefined;
  return { key, ...(host && { host, tls: env.PUSHER_SCHEME === 'https' }), ...(port && { port }) };
}
