import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pusherClient, startPublisher } from './publisher.ts';

type Sent = { channel: string; data: string; socketId: string | undefined };

describe('the publisher', () => {
  let service: Server;
  let publisher: ReturnType<typeof startPublisher>;
  let took: Sent[];
  let requests: string[];
  let logged: string[];
  /** The service's response; undefined: it never responds. */
  let respond: (sent: Sent) => number | undefined | Promise<number>;
  beforeEach(async () => {
    [took, requests, logged, respond] = [[], [], [], () => 200];
    service = createServer(async (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      requests.push(path);
      const text = (await request.toArray()).join('');
      const { channels = [], data, socket_id: socketId } = JSON.parse(text || '{}');
      const sent = { channel: channels[0], data, socketId };
      const status = await respond(sent);
      if (status === 200) took.push(sent);
      if (status) response.writeHead(status).end('{}');
    });
    await new Promise<void>((done) => service.listen(0, done));
    const { port } = service.address() as AddressInfo;
    const app = { id: 'app', key: 'key', secret: 'secret' };
    publisher = startPublisher({
      pusher: pusherClient(app, { host: '127.0.0.1', port, tls: false }),
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
      // Below the default: a busy machine cannot publish thousands of events within a test.
      maxWaiting: 60,
    });
  });
  afterEach(async () => {
    await publisher.stop();
    service.closeAllConnections();
    service.close();
  });
  const of = (channel: string) => took.filter((sent) => sent.channel === channel);

  test('publishes to the private channel, except to the sender', async () => {
    publisher.publish('messages.1', 'SendMessageEvent', { id: 1 }, '1.2');
    publisher.publish('messages.1', 'SendMessageEvent', { id: 2 });
    await expect
      .poll(() => took)
      .toEqual([
        { channel: 'private-messages.1', data: '{"id":1}', socketId: '1.2' },
        { channel: 'private-messages.1', data: '{"id":2}', socketId: undefined },
      ]);
  });

  test('keeps the order within a channel despite slow responses', async () => {
    const held = Promise.withResolvers<number>();
    respond = ({ data }) => (data === '0' ? held.promise : 200);
    for (let index = 0; index < 20; index += 1) publisher.publish('quick-chat.1', 'e', index);
    publisher.publish('quick-chat.2', 'e', 'of another channel');
    await expect.poll(() => of('private-quick-chat.2')).toHaveLength(1);
    expect(of('private-quick-chat.1')).toEqual([]);
    held.resolve(200);
    await expect.poll(() => of('private-quick-chat.1').length).toBe(20);
    expect(of('private-quick-chat.1').map(({ data }) => Number(data))).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  test('publishes on different channels independently', async () => {
    const held = Promise.withResolvers<number>();
    respond = ({ channel }) => (channel === 'private-slow' ? held.promise : 200);
    publisher.publish('slow', 'e', 1);
    publisher.publish('quick', 'e', 1);
    await expect.poll(() => of('private-quick').length).toBe(1);
    held.resolve(200);
    await expect.poll(() => of('private-slow').length).toBe(1);
  });

  test('retries in order while the service is unreachable and logs it once', async () => {
    let failures = 0;
    respond = () => {
      failures += 1;
      return failures > 3 ? 200 : 503;
    };
    publisher.publish('a', 'e', 1);
    publisher.publish('a', 'e', 2);
    publisher.publish('b', 'e', 1);
    await expect.poll(() => took.length).toBe(3);
    expect(of('private-a').map(({ data }) => data)).toEqual(['1', '2']);
    const logLines = logged.map((line) => JSON.parse(line));
    expect(logLines.map(({ msg }) => msg)).toEqual([
      'events cannot be published',
      'events are published again',
    ]);
    expect(logLines[0].reason).toBe('status 503');
  });

  test('does not retry a rejected event', async () => {
    respond = ({ data }) => (data === '1' ? 413 : 200);
    publisher.publish('a', 'e', 1);
    publisher.publish('a', 'e', 2);
    await expect.poll(() => took.map(({ data }) => data)).toEqual(['2']);
    expect(requests).toHaveLength(2);
  });

  test('logs no signature or secret', async () => {
    service.closeAllConnections();
    service.close();
    publisher.publish('a', 'e', 1);
    await expect.poll(() => logged.length).toBe(1);
    expect(logged[0]).toContain('no answer (ECONNREFUSED)');
    expect(logged[0]).not.toContain('auth_signature');
  });

  test('drops events beyond the queue limit', async () => {
    const held = Promise.withResolvers<number>();
    respond = () => held.promise;
    for (let index = 0; index < 90; index += 1) publisher.publish('a', 'e', index);
    expect(logged.join()).toContain('the queue is full');
    held.resolve(200);
    await expect.poll(() => took.length).toBe(60);
    await publisher.stop();
    expect(took).toHaveLength(60);
  });

  test("ends a token's session", async () => {
    publisher.disconnect([7, 8]);
    await expect
      .poll(() => requests.toSorted())
      .toEqual(['7', '8'].map((id) => `/apps/app/users/session-${id}/terminate_connections`));
  });

  test('stops at once while the service is unreachable', async () => {
    respond = () => 503;
    for (let index = 0; index < 50; index += 1) publisher.publish('a', 'e', index);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await publisher.stop();
    expect(requests.length).toBeLessThan(5);
  });
});
