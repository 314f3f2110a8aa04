import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/** Returns the websocket origin that a page connects to; undefined if unknown. */
export function socketOrigin(
  realtime: Realtime | undefined,
  pageOrigin: string | undefined,
): string | undefined {
  const own = pageOrigin?.replace(/^http/, 'ws');
  if (!realtime?.host) return own;
  const scheme = (realtime.tls ?? own?.startsWith('wss:')) ? 'wss' : 'ws';
  return `${scheme}://${realtime.host}${realtime.port ? `:${realtime.port}` : ''}`;
}
