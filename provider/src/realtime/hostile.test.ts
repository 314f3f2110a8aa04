import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

const KEY = Buffer.alloc(16).toString('base64');

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  await endpoint.stop();
});

describe('API-20 hostile clients', () => {
  it.each([
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
  ])('are answered with an error: %s', async (_, frame) => {
    const client = await endpoint.connect();
    client.say(frame);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code: null });
    client.say({ event: 'pusher:ping', data: {} });
    await client.frame('pusher:pong');
    await endpoint.expectAlive();
  });

  it('cannot speak to other clients', async () => {
    const [one, other] = [await endpoint.subscribed(CHANNEL), await endpoint.subscribed(CHANNEL)];
    one.say({ event: 'client-typing', channel: CHANNEL, data: {} });
    one.say({ event: 'QuickChatSend', channel: CHANNEL, data: {} });
    one.say({ event: 'pusher:ping', data: {} });
    await one.frame('pusher:pong');
    const codes = one.heard.flatMap(({ event, data }) =>
      event === 'pusher:error' ? [(data as { code: unknown }).code] : [],
    );
    expect(codes).toEqual([4301, null]);
    other.say({ event: 'pusher:ping', data: {} });
    await other.frame('pusher:pong');
    expect(other.heard.map(({ event }) => event)).not.toContain('QuickChatSend');
  });

  it.each([
    [{ auth: 'foyer:0', user_data: '{"id":"session-1"}' }],
    [{ auth: '', user_data: '' }],
    [{}],
    [null],
  ])('do not sign in by %j', async (data) => {
    const client = await endpoint.connect();
    client.say({ event: 'pusher:signin', data });
    expect(await client.closed).toBe(4009);
  });

  it('do not sign in by the signature of a channel', async () => {
    const client = await endpoint.connect();
    const id = await client.id();
    const { auth } = endpoint.sdk.authorizeChannel(id, CHANNEL);
    client.say({ event: 'pusher:signin', data: { auth, user_data: CHANNEL } });
    expect(await client.closed).toBe(4009);
  });

  it('send no bytes, no ten megabytes and no flood', async () => {
    const binary = await endpoint.connect();
    binary.socket.send(Buffer.from('{"event":"pusher:ping"}'));
    expect(await binary.closed).toBe(1003);
    const large = await endpoint.connect();
    large.socket.on('error', () => {});
    large.say('x'.repeat(10 * 1024 * 1024));
    expect([1009, 1006]).toContain(await large.closed);
    const flood = await endpoint.connect();
    flood.socket.on('error', () => {});
    for (let index = 0; index < 5000; index += 1) flood.say({ event: 'pusher:ping', data: {} });
    expect(await flood.closed).toBe(4100);
    await endpoint.expectAlive();
  });

  it.each(['//', '//[', 'http://[', '/app/%', '/app/foyer?protocol=%', '*', '/'])(
    'may ask for %s',
    async (path) => {
      const asked = connect(endpoint.port, '127.0.0.1');
      asked.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
      );
      await once(asked, 'data');
      asked.destroy();
      await endpoint.expectAlive();
    },
  );

  it('that never finish to ask hold nobody up, nor do those who would rather have h2c', async () => {
    const slow = Array.from({ length: 50 }, () =>
      connect(endpoint.port, '127.0.0.1').on('error', () => {}),
    );
    for (const socket of slow) socket.write('GET /app/foyer?protocol=7 HTTP/1.1\r\nUpgrade: webso');
    await endpoint.expectAlive();
    for (const socket of slow) socket.destroy();
    const headers = { Connection: 'Upgrade', Upgrade: 'h2c' };
    const [answer] = await once(request(`${endpoint.url}/healthz`, { headers }).end(), 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  it('that read too slowly are cut off, and everybody else hears all', async () => {
    const [quick, slow] = [await endpoint.subscribed(CHANNEL), await endpoint.subscribed(CHANNEL)];
    slow.socket.pause();
    const text = 'x'.repeat(9 * 1024);
    let told = 0;
    const occupied = async () => {
      for (let index = 0; index < 50; index += 1) {
        await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', { text });
        told += 1;
      }
      const path = { path: `/channels/${CHANNEL}`, params: { info: 'subscription_count' } };
      return (await (await endpoint.sdk.get(path)).json()).subscription_count;
    };
    await expect.poll(occupied).toBe(1);
    const heard = () => quick.heard.filter(({ event }) => event === 'QuickChatSend').length;
    await expect.poll(heard).toBe(told);
    slow.socket.terminate();
  });
});
