import type { Context } from 'hono';
import type { Runtime } from './runtime.ts';

/**
 * Returns the client's address: the last hop in `X-Forwarded-For`, otherwise the connection's address.
 * Without a proxy before the gateway a client can forge the header.
 */
export function clientAddressOf(c: Context, peerAddress: Runtime['peerAddress']): string {
  const hop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return hop || (peerAddress?.(c.env) ?? '');
}
