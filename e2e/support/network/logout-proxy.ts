import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GATEWAY_PORT } from '../../server/addresses.ts';

/** State of the network that the proxy simulates for logouts. */
type LogoutNetwork = 'online' | 'broken' | 'captive-portal';

export type LogoutProxy = Awaited<ReturnType<typeof startLogoutProxy>>;

/**
 * Starts a proxy to the gateway that can break logouts, also a service worker's. It records the tokens
 * of the logouts that reach the provider.
 */
export async function startLogoutProxy() {
  const tokens: string[] = [];
  const state: { network: LogoutNetwork; refused: number } = { network: 'online', refused: 0 };
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const isLogout = path === '/api/logout';
    if (isLogout && state.network !== 'online') {
      state.refused += 1;
      if (state.network === 'broken') incoming.destroy();
      else outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      return;
    }
    if (isLogout) tokens.push(headers.authorization?.replace('Bearer ', '') ?? '');
    const forwarded = request({ port: GATEWAY_PORT, method, path, headers }, (upstream) => {
      outgoing.writeHead(upstream.statusCode ?? 0, upstream.headers);
      upstream.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    /** Tokens of the logouts that reached the provider, in order. */
    tokens,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
