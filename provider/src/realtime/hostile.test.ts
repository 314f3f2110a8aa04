import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

const KEY = Buffer.alloc(16).toString('base64');

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  await endpoint.stop();
});

describe('API-69 hostile clients', () => {
  test.each([
    ['no JSON', 'nonsense'],
    ['JSON cut short', '{"event":'],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['an event that is none', { event: 7 }],
    ['an event of another name', { event: 'pusher:take-over', data: {} }],
    ['a name without end', { event: 'a'.repeat(201) }],
    ['a subscription to nothing', { event: 'pusher:subscribe' }],
    ['a subscription to no text', { event: 'pusher:subscribe', data: { channel: {} } }],
    ['data as nonsense', { event: 'pusher:subscribe', data: '{' }],
    ['nothing to leave', { event: 'pusher:unsubscribe', data: [] }],
    ['a prototype', '{"event":"pusher:unsubscribe","data":{"__proto__":{"channel":1}}}'],
  ])('get an error for %s', async (_, frame) => {
    const client = await endpoint.connect();
    client.send(frame);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code: null });
    client.send({ event: 'pusher:ping', data: {} });
    await client.frame('pusher:pong');
    await endpoint.expectAlive();
  });

  test('cannot send events to other clients', async () => {
    const [one, other] = [await endpoint.subscribe(CHANNEL), await endpoint.subscribe(CHANNEL)];
    one.send({ event: 'client-typing', channel: CHANNEL, data: {} });
    one.send({ event: 'QuickChatSend', channel: CHANNEL, data: {} });
    one.send({ event: 'pusher:ping', data: {} });
    await one.frame('pusher:pong');
    const codes = one.received.flatMap(({ event, data }) =>
      event === 'pusher:error' ? [(data as { code: unknown }).code] : [],
    );
    expect(codes).toEqual([4301, null]);
    other.send({ event: 'pusher:ping', data: {} });
    await other.frame('pusher:pong');
    expect(other.received.map(({ event }) => event)).not.toContain('QuickChatSend');
  });

  test.each([
    [{ auth: 'foyer:0', user_data: '{"id":"session-1"}' }],
    [{ auth: '', user_data: '' }],
    [{}],
    [null],
  ])('cannot sign in with %j', async (data) => {
    const client = await endpoint.connect();
    client.send({ event: 'pusher:signin', data });
    expect(await client.closed).toBe(4009);
  });

  test('cannot sign in with the signature of a channel', async () => {
    const client = await endpoint.connect();
    const id = await client.id();
    const { auth } = endpoint.sdk.authorizeChannel(id, CHANNEL);
    client.send({ event: 'pusher:signin', data: { auth, user_data: CHANNEL } });
    expect(await client.closed).toBe(4009);
  });

  test('are disconnected for binary frames, large frames and floods', async () => {
    const binary = await endpoint.connect();
    binary.socket.send(Buffer.from('{"event":"pusher:ping"}'));
    expect(await binary.closed).toBe(1003);
    const large = await endpoint.connect();
    large.socket.on('error', () => {});
    large.send('x'.repeat(10 * 1024 * 1024));
    expect([1009, 1006]).toContain(await large.closed);
    const flood = await endpoint.connect();
    flood.socket.on('error', () => {});
    for (let index = 0; index < 5000; index += 1) flood.send({ event: 'pusher:ping', data: {} });
    expect(await flood.closed).toBe(4100);
    expect(flood.received.filter(({ event }) => event === 'pusher:pong')).toHaveLength(60);
    await endpoint.expectAlive();
  });

  test.each(['//', '//[', 'http://[', '/app/%', '/app/foyer?protocol=%', '*', '/'])(
    'get a close code for the path %s',
    async (path) => {
      const socket = connect(endpoint.port, '127.0.0.1');
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.destroy();
      await endpoint.expectAlive();
    },
  );

  test('with unfinished requests or h2c upgrades do not block others', async () => {
    const slow = Array.from({ length: 50 }, () =>
      connect(endpoint.port, '127.0.0.1').on('error', () => {}),
    );
    for (const socket of slow) socket.write('GET /app/foyer?protocol=7 HTTP/1.1\r\nUpgrade: webso');
    await endpoint.expectAlive();
    for (const socket of slow) socket.destroy();
    const headers = { Connection: 'Upgrade', Upgrade: 'h2c' };
    const [response] = await once(
      request(`${endpoint.url}/healthz`, { headers }).end(),
      'response',
    );
    expect(response.statusCode).toBe(200);
    response.resume();
  });

  test('that read too slowly are disconnected, and others receive all events', async () => {
    const [quick, slow] = [await endpoint.subscribe(CHANNEL), await endpoint.subscribe(CHANNEL)];
    slow.socket.pause();
    const text = 'x'.repeat(9 * 1024);
    let published = 0;
    const occupied = async () => {
      for (let index = 0; index < 50; index += 1) {
        await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', { text });
        published += 1;
      }
      const path = { path: `/channels/${CHANNEL}`, params: { info: 'subscription_count' } };
      return (await (await endpoint.sdk.get(path)).json()).subscription_count;
    };
    await expect.poll(occupied).toBe(1);
    const received = () => quick.received.filter(({ event }) => event === 'QuickChatSend').length;
    await expect.poll(received).toBe(published);
    slow.socket.terminate();
  });
});
