import { type PusherVariables, pusherService } from '@foyer/shared/contracts/pusher-variables.ts';
import { EMBEDDED_KEY } from '@foyer/shared/contracts/realtime.ts';
import { hmac } from '../lib/secrets.ts';

/** Holds the credentials of an app at a Pusher-compatible service. */
export type PusherApp = { id: string; key: string; secret: string };

/** Holds the address for events at such a service; the port defaults to the scheme's. */
export type PusherService = { host: string; port?: number | undefined; tls: boolean };

export type PusherOptions = { [Key in keyof PusherApp]?: string | undefined } & {
  /** The service to publish to; undefined: this process serves the app. */
  service?: PusherService | undefined;
};

/** Adds the publisher's variables to those that all programs know. */
type Variables = PusherVariables & {
  PUSHER_APP_ID?: string | undefined;
  PUSHER_APP_SECRET?: string | undefined;
};

export function pusherOptions(env: Variables): PusherOptions {
  const { PUSHER_APP_ID: id, PUSHER_APP_KEY: key, PUSHER_APP_SECRET: secret } = env;
  return { id, key, secret, service: pusherService(env, 'api') };
}

/** Derives missing credentials, so the embedded endpoint needs no configuration. */
export function pusherApp(options: PusherOptions, providerSecret: string): PusherApp {
  const { id = EMBEDDED_KEY, key = EMBEDDED_KEY } = options;
  return { id, key, secret: options.secret ?? hmac(providerSecret, 'pusher app', id) };
}
