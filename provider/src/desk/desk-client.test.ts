import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { signIn } from './desk-client.ts';

let server: Server;
afterEach(() => server.close());

/** Starts a provider whose first `broken` responses to a message get lost. */
async function startProvider(broken: number) {
  const received: { body: string; client_id: string }[] = [];
  const login = { token: '1|x', user: { hotel: { id: 1, slug: 'grand-plaza' } } };
  server = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request));
    if (request.url === '/admin/quick-chat/typing') return response.destroy();
    const isMessage = request.url === '/admin/quick-chat/send';
    if (isMessage && received.push(sent) <= broken) return response.destroy();
    response.end(JSON.stringify({ status: true, data: isMessage ? null : login }));
  }).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const desk = await signIn({ url, email: 'a@b.test', password: 'x', realtime: undefined });
  return { desk, received };
}

test('API-61 FAULT-26 the desk resends an unconfirmed message with the same client id', async () => {
  const { desk, received } = await startProvider(2);
  await desk.chat('noor@example.com', 'Hello');
  expect(received).toHaveLength(3);
  for (const { body, client_id } of received)
    expect([body, client_id]).toEqual(['Hello', received[0]?.client_id]);
  await desk.chat('noor@example.com', 'Hello');
  expect(received[3]?.client_id).not.toBe(received[0]?.client_id);
});

test('the desk reports a message that cannot be confirmed', async () => {
  const { desk, received } = await startProvider(9);
  await expect(desk.chat(2, 'Hello')).rejects.toThrow(/does not answer/);
  expect(received).toHaveLength(3);
});

test('API-59 the desk ignores failed typing reports', async () => {
  const { desk } = await startProvider(0);
  await expect(desk.reportTyping(2)).resolves.toBeUndefined();
});
