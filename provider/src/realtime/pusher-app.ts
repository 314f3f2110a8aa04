import { type PusherVariables, pusherService } from '@foyer/shared/contracts/pusher-variables';
import { EMBEDDED_KEY } from '@foyer/shared/contracts/realtime';
import { hmac } from '../ground/secrets.ts';

/** An app of a Pusher-compatible service: what whoever signs for it and publishes to it must know. */
export type PusherApp = { id: string; key: string; secret: string };

/** Where such a service takes events; without a port at the usual one of its scheme. */
export type PusherService = { host: string; port?: number | undefined; tls: boolean };

export type PusherOptions = Partial<PusherApp> & {
  /** The service to publish to; without one this process serves the app by itself. */
  service?: PusherService | undefined;
};

/** Beside what everybody knows of the app, what only its publishers do. */
type Variables = PusherVariables & {
  PUSHER_APP_ID?: string | undefined;
  PUSHER_APP_SECRET?: string | undefined;
};

export function pusherOptions(env: Variables): PusherOptions {
  const { PUSHER_APP_ID: id, PUSHER_APP_KEY: key, PUSHER_APP_SECRET: secret } = env;
  const service = pusherService(env, 'api');
  return {
    ...(id && { id }),
    ...(key && { key }),
    ...(secret && { secret }),
    ...(service && { service }),
  };
}

/** What is not configured is derived, so that the embedded endpoint needs no configuration. */
export function pusherApp(options: PusherOptions, providerSecret: string): PusherApp {
  const { id = EMBEDDED_KEY, key = EMBEDDED_KEY } = options;
  return { id, key, secret: options.secret ?? hmac(providerSecret, 'pusher app', id) };
}
