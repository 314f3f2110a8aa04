import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { TrustedProxies } from '../http/address.ts';
import { createEndpoint } from './endpoint.ts';
import { pusherClient, startPublisher } from './publisher.ts';
import { type PusherOptions, pusherApp } from './pusher-app.ts';

type Options = {
  pusher?: PusherOptions | undefined;
  /** The provider's own secret. */
  secret: string;
  /** Listens already; serves the app's websockets where no other service does. */
  server: Server;
  isTrustedProxy: TrustedProxies;
  log: Logger;
};

/**
 * All that is live: what is published goes through the official SDK, also to the endpoint of this
 * process, so that any Pusher-compatible service takes its place by configuration.
 */
export function startRealtime({ pusher = {}, secret, server, isTrustedProxy, log }: Options) {
  const app = pusherApp(pusher, secret);
  const endpoint = pusher.service ? undefined : createEndpoint({ app, isTrustedProxy });
  endpoint?.attach(server);
  const { port } = server.address() as AddressInfo;
  const signer = pusherClient(app, pusher.service ?? { host: '127.0.0.1', port, tls: false });
  const { publish, disconnect, stop } = startPublisher({ pusher: signer, log });
  return { signer, publish, disconnect, endpoint, stop };
}
