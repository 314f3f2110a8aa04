import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../ground/secrets.ts';
import type { PusherApp } from './pusher-app.ts';

/** Whether `signature` is the app's own of this text. */
export function isSigned({ secret }: PusherApp, text: string, signature: string): boolean {
  return sameSecret(createHmac('sha256', secret).update(text).digest('hex'), signature);
}

/** Whether `auth`, as `key:signature`, lets a client do what `text` says. */
export function isAuthorized(app: PusherApp, text: string, auth: string): boolean {
  const prefix = `${app.key}:`;
  return auth.startsWith(prefix) && isSigned(app, text, auth.slice(prefix.length));
}

export function md5(bytes: string): string {
  return createHash('md5').update(bytes).digest('hex');
}
