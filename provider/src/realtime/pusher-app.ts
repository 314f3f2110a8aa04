import { createHmac } from 'node:crypto';
import type { pusherService } from '@foyer/shared/contracts/pusher-variables.ts';
import { EMBEDDED_KEY } from '@foyer/shared/contracts/realtime.ts';
import { hmac, sameSecret } from '../lib/secrets.ts';

/** Holds the credentials of an app at a Pusher-compatible service. */
export type PusherApp = { id: string; key: string; secret: string };

/** Holds the address for events at such a service; the port defaults to the scheme's. */
export type PusherService = NonNullable<ReturnType<typeof pusherService>>;

/** Names an app and its service; without `service` this process serves the app. */
export type PusherOptions = { [Key in keyof PusherApp]?: string | undefined } & {
  service?: PusherService | undefined;
};

/** Derives missing credentials, so the embedded endpoint needs no configuration. */
export function pusherApp(options: PusherOptions, providerSecret: string): PusherApp {
  const { id = EMBEDDED_KEY, key = EMBEDDED_KEY } = options;
  return { id, key, secret: options.secret ?? hmac(providerSecret, 'pusher app', id) };
}

/** Tells whether `signature` is the app's signature of this text. */
export function isSigned({ secret }: PusherApp, text: string, signature: string): boolean {
  return sameSecret(createHmac('sha256', secret).update(text).digest('hex'), signature);
}

/** Tells whether `auth` (`key:signature`) authorizes `text`. */
export function isAuthorized(app: PusherApp, text: string, auth: string): boolean {
  const prefix = `${app.key}:`;
  return auth.startsWith(prefix) && isSigned(app, text, auth.slice(prefix.length));
}
