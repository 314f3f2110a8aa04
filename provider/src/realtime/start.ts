import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { TrustedProxies } from '../http/deps.ts';
import { createEndpoint } from './endpoint.ts';
import { pusherClient, startPublisher } from './publisher.ts';
import { type PusherOptions, pusherApp } from './pusher-app.ts';

type Options = {
  pusher?: PusherOptions | undefined;
  /** The provider's own secret. */
  secret: string;
  /** A listening server, which serves the websockets unless another service is configured. */
  server: Server;
  isTrustedProxy: TrustedProxies;
  log: Logger;
};

/**
 * Starts realtime events. The official SDK publishes all events, also to the endpoint of this
 * process, so configuration alone can replace the endpoint by any Pusher-compatible service.
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
