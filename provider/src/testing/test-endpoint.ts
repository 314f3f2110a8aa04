import type { AddressInfo } from 'node:net';
import { trustedProxies } from '@foyer/common/guest-address';
import { Hono } from 'hono';
import Pusher from 'pusher';
import { expect } from 'vitest';
import type { ClientOptions } from 'ws';
import type { Env } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import { errorResponse } from '../http/mount.ts';
import { closeServer, listen, serve } from '../http/server.ts';
import type { ConnectionLimits } from '../realtime/connections.ts';
import { createEndpoint } from '../realtime/endpoint.ts';
import { pusherClient } from '../realtime/publisher.ts';
import { type RawClient, rawClient } from './raw-client.ts';

/** The channel of the tests. */
export const CHANNEL = 'private-quick-chat.1';

const APP = { id: 'foyer', key: 'foyer', secret: 'of the tests' };

/** Starts the endpoint without a provider, with the official SDK as its client. */
export async function testEndpoint(limits?: ConnectionLimits) {
  const server = await listen(0);
  const isTrustedProxy = trustedProxies(['127.0.0.0/8', '::1']);
  const endpoint = createEndpoint({
    app: APP,
    server,
    isTrustedProxy,
    publicOrigins: ['https://stay.example.com'],
    ...(limits && { limits }),
  });
  const app = new Hono<Env>().route('/', endpoint.api).get('/healthz', (c) => c.text('OK'));
  app.onError((error) => {
    if (error instanceof HttpError) return errorResponse(error);
    throw error;
  });
  serve(server, app.fetch);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const sdk = pusherClient(APP, { host: '127.0.0.1', port, tls: false });
  return {
    url,
    port,
    sdk,
    /** An SDK client with a wrong secret. */
    wrongSecretSdk: new Pusher({ appId: 'foyer', key: 'foyer', secret: 'x', host: '127.0.0.1' }),
    /** Connects a raw client, by default with a valid path. */
    connect: (path = '/app/foyer?protocol=7', options: ClientOptions = {}) =>
      rawClient(url + path, options),
    /** Signs a client in as a session with these channels. */
    async signIn(client: RawClient, channels: string[], id = 'session-1'): Promise<RawClient> {
      const data = sdk.authenticateUser(await client.id(), { id, user_info: { channels } });
      client.send({ event: 'pusher:signin', data });
      return client;
    },
    /** Sends a signed subscription. */
    async request(client: RawClient, channel: string): Promise<void> {
      const { auth } = sdk.authorizeChannel(await client.id(), channel);
      client.send({ event: 'pusher:subscribe', data: { channel, auth } });
    },
    /** Connects a raw client, signs it in and subscribes it to a channel. */
    async subscribe(channel: string, id?: string): Promise<RawClient> {
      const client = await this.signIn(await this.connect(), [channel], id);
      await this.request(client, channel);
      await client.frame('pusher_internal:subscription_succeeded', channel);
      return client;
    },
    /** Checks that the endpoint still delivers events. */
    async expectAlive(): Promise<void> {
      const client = await this.subscribe(CHANNEL);
      await sdk.trigger(CHANNEL, 'QuickChatSend', { alive: true });
      expect((await client.frame('QuickChatSend', CHANNEL)).data).toBe('{"alive":true}');
      client.socket.terminate();
    },
    async stop() {
      const closed = closeServer(server);
      endpoint.close();
      await closed;
    },
  };
}

export type TestEndpoint = Awaited<ReturnType<typeof testEndpoint>>;
