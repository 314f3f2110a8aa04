import type { Realtime } from '@foyer/shared/contracts/realtime';

/** The variables by Laravel's names, of which a host counts before a cluster. */
type Variables = {
  PUSHER_APP_KEY?: string | undefined;
  PUSHER_HOST?: string | undefined;
  PUSHER_PORT?: number | undefined;
  PUSHER_SCHEME: 'http' | 'https';
  PUSHER_APP_CLUSTER?: string | undefined;
};

/** Where pages find the broadcasting service; undefined for the provider's own endpoint as it comes. */
export function realtimeOf(env: Variables): Realtime | undefined {
  const { PUSHER_APP_KEY: key, PUSHER_PORT: port, PUSHER_APP_CLUSTER: cluster } = env;
  if (!key) return undefined;
  const host = env.PUSHER_HOST ?? (cluster && `ws-${cluster}.pusher.com`);
  if (!host) return { key };
  return { key, host, ...(port && { port }), tls: env.PUSHER_SCHEME === 'https' };
}

/** The one origin of websockets that a page needs, by scheme, host and port. */
export function socketOrigin(realtime: Realtime | undefined, pageOrigin: string): string {
  const own = pageOrigin.replace(/^http/, 'ws');
  if (!realtime?.host) return own;
  const scheme = (realtime.tls ?? own.startsWith('wss:')) ? 'wss' : 'ws';
  return `${scheme}://${realtime.host}${realtime.port ? `:${realtime.port}` : ''}`;
}
