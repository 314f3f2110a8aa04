import type { Context } from 'hono';
import type { GatewayDeps } from '../deps.ts';

/**
 * The address of who asks: the hop that the nearest proxy has written down, else the connection's. Who
 * has no proxy before the gateway may lie.
 */
export function addressOf(c: Context, peerAddress: GatewayDeps['peerAddress']): string {
  const hop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return hop || (peerAddress?.(c.env) ?? '');
}
