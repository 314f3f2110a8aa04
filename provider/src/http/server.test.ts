import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Env } from './call.ts';
import { closeServer, listen, serve } from './server.ts';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(() => closeServer(server));

async function start(limits: Parameters<typeof listen>[1]) {
  server = await listen(0, limits);
  const app = new Hono<Env>()
    .get('/', (context) => context.text('here'))
    .post('/', async (context) => context.text(await context.req.text()))
    .onError((_, context) => context.body(null, 500));
  serve(server, app.fetch);
  return async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
}

test('API-36 limits connections and accepts the next one when another ends', async () => {
  const open = await start({ connections: 2 });
  const [first, second] = [await open(), await open()];
  const third = await open();
  third.on('error', () => {});
  await once(third, 'close');
  first.destroy();
  await expect
    .poll(
      async () =>
        (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).status,
    )
    .toBe(200);
  second.destroy();
});

test('API-36 ends a connection whose request never completes', async () => {
  const open = await start({
    times: {
      headersTimeout: 50,
      requestTimeout: 100,
      keepAliveTimeout: 1000,
      connectionsCheckingInterval: 20,
    },
  });
  for (const started of [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
  ]) {
    const socket = await open();
    socket.write(started);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408/);
  }
});
