import * as z from 'zod/mini';
import type { Realtime } from './realtime.ts';

/** Variables of a Pusher-compatible service and its app, by Laravel's names. */
export const PusherVariables = z.object({
  PUSHER_APP_KEY: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  PUSHER_HOST: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]+$/))),
  PUSHER_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  PUSHER_SCHEME: z._default(z.enum(['http', 'https']), 'https'),
  PUSHER_APP_CLUSTER: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
});
export type PusherVariables = z.output<typeof PusherVariables>;

/** Describes valid values, for error messages. */
export const EXPECTED_PUSHER_VARIABLES: Record<keyof PusherVariables, string> = {
  PUSHER_APP_KEY: 'the key of the app at PUSHER_HOST or PUSHER_APP_CLUSTER',
  PUSHER_HOST: 'a host like soketi.example.com, without scheme and port',
  PUSHER_PORT: 'a port number from 1 to 65535',
  PUSHER_SCHEME: 'http or https',
  PUSHER_APP_CLUSTER: 'a cluster of Pusher Channels, like eu',
};

/** Returns the address of the service for websockets or events (`api`); a host overrides a cluster. */
export function pusherService(env: PusherVariables, side: 'ws' | 'api') {
  const { PUSHER_PORT: port, PUSHER_APP_CLUSTER: cluster } = env;
  const host = env.PUSHER_HOST ?? (cluster && `${side}-${cluster}.pusher.com`);
  return host ? { host, ...(port && { port }), tls: env.PUSHER_SCHEME === 'https' } : undefined;
}

/** Returns the service for clients; undefined for the provider's embedded endpoint. */
export function realtimeOf(env: PusherVariables): Realtime | undefined {
  const { PUSHER_APP_KEY: key } = env;
  return key ? { key, ...pusherService(env, 'ws') } : undefined;
}
