import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startGateway } from '../start.ts';

const GUESTS = 60;

const ending: (() => unknown)[] = [];
afterEach(() => Promise.all(ending.splice(0).map((end) => end())));

/** Starts a gateway before a provider, and counts the provider's connections. */
async function gatewayBefore(respond: RequestListener) {
  const counts = { connections: 0 };
  const provider = createServer(respond).on('connection', () => {
    counts.connections += 1;
  });
  await new Promise<void>((done) => provider.listen(0, done));
  const { port } = provider.address() as AddressInfo;
  const providerUrl = `http://localhost:${port}`;
  const gateway = await startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
  ending.push(() => {
    provider.closeAllConnections();
    provider.close();
    return gateway.stop();
  });
  return { url: gateway.url, counts };
}

test('SCALE-12 many guests at once share ten connections to the provider', async () => {
  const { url, counts } = await gatewayBefore((_, response) => {
    response.end('{"status":true}');
  });
  for (let round = 0; round < 3; round += 1) {
    const calls = Array.from({ length: GUESTS }, () => fetch(`${url}/api/hotels/inn`));
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBe(200);
      await answer.text();
    }
    expect(counts.connections).toBeLessThanOrEqual(10);
  }
});

test('SCALE-13 films that nobody reads on delay no other call', async () => {
  const { url } = await gatewayBefore(({ url: path }, response) => {
    if (path?.startsWith('/media/'))
      response.writeHead(200, { 'Content-Type': 'video/mp4' }).write('the first frame');
    else response.end('{"status":true}');
  });
  const abort = new AbortController();
  const film = () => fetch(`${url}/api/media/film.mp4`, abort);
  const films = await Promise.all(Array.from({ length: GUESTS }, film));
  expect(films.map(({ status }) => status)).toEqual(films.map(() => 200));
  expect((await fetch(`${url}/api/hotels/inn`)).status).toBe(200);
  abort.abort();
});

test('SCALE-15 reads a call before it asks the provider, and refuses one above 64 KB', async () => {
  let calls = 0;
  const { url } = await gatewayBefore((request, response) => {
    calls += 1;
    request.pipe(response);
  });
  const post = (body: RequestInit['body']) =>
    fetch(`${url}/api/queries`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  const slow = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = slow.writable.getWriter();
  const sent = post(slow.readable);
  await writer.write(new TextEncoder().encode('{"name":'));
  expect((await post('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  expect((await post('x'.repeat(64 * 1024))).status).toBe(200);
  expect(calls).toBe(1);
  await writer.write(new TextEncoder().encode('"Ada"}'));
  await writer.close();
  expect(await (await sent).text()).toBe('{"name":"Ada"}');
});
