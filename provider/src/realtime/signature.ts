import { createHmac } from 'node:crypto';
import { sameSecret } from '../lib/secrets.ts';
import type { PusherApp } from './pusher-app.ts';

/** Tells whether `signature` is the app's signature of this text. */
export function isSigned({ secret }: PusherApp, text: string, signature: string): boolean {
  return sameSecret(createHmac('sha256', secret).update(text).digest('hex'), signature);
}

/** Tells whether `auth` (`key:signature`) authorizes `text`. */
export function isAuthorized(app: PusherApp, text: string, auth: string): boolean {
  const prefix = `${app.key}:`;
  return auth.startsWith(prefix) && isSigned(app, text, auth.slice(prefix.length));
}
