import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type RunningGateway, startGateway } from '../start.ts';
import { SECRET } from '../testing/gateway.ts';
import { linkTo, PREVIEW_ORIGIN, PREVIEWED, previewCookieOf } from '../testing/previews.ts';

const APP = '/-/ws/app/foyer?protocol=7&client=js&version=8.6.0&flash=false';
/** More than the system buffers between two sides that do not read. */
const CHUNK = Buffer.alloc(1024 * 1024);
const CHUNKS = 64;

/** A provider whose side of every websocket the test controls. */
async function startStub() {
  const server: Server = createServer((_, response) => response.end('plain'));
  const sockets = new WebSocketServer({ noServer: true });
  const requests: IncomingMessage[] = [];
  server.on('upgrade', (incoming, socket, head) => {
    requests.push(incoming);
    sockets.handleUpgrade(incoming, socket, head, (end) => sockets.emit('connection', end));
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    next: async (): Promise<WebSocket> => (await once(sockets, 'connection'))[0],
    stop() {
      for (const end of sockets.clients) end.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the response to an upgrade request. */
async function answerTo(url: string, headers = {}): Promise<IncomingMessage> {
  const requests = request(url, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      ...headers,
    },
  }).end();
  const [answer] = await Promise.race([once(requests, 'response'), once(requests, 'upgrade')]);
  answer.destroy();
  return answer;
}

const statusOf = async (url: string, headers = {}) => (await answerTo(url, headers)).statusCode;

describe('a websocket through the gateway', () => {
  let provider: Awaited<ReturnType<typeof startStub>>;
  let gateway: RunningGateway;
  const address = (path: string) => gateway.url.replace('http', 'ws') + path;
  const before = (providerUrl: string) =>
    startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
  beforeEach(async () => {
    provider = await startStub();
    gateway = await before(provider.url);
  });
  afterEach(async () => {
    await gateway.stop();
    provider.stop();
  });

  async function connected(options = {}): Promise<{ client: WebSocket; end: WebSocket }> {
    const next = provider.next();
    const client = new WebSocket(address(APP), options);
    const [end] = await Promise.all([next, once(client, 'open')]);
    return { client, end };
  }

  test('forwards messages in both directions', async () => {
    const { client, end } = await connected();
    client.send('ping');
    expect(String((await once(end, 'message'))[0])).toBe('ping');
    end.send('pong');
    expect(String((await once(client, 'message'))[0])).toBe('pong');
  });

  test('forwards the client address to the provider, but no cookie and no token', async () => {
    await connected({
      headers: {
        Cookie: 'session=1',
        Authorization: 'Bearer 7|x',
        'X-Forwarded-For': '9.9.9.9, 1.2.3.4',
        Origin: new URL(gateway.url).origin,
      },
    });
    const [{ url, headers } = { url: '', headers: {} as IncomingMessage['headers'] }] =
      provider.requests;
    expect(url).toBe('/app/foyer?protocol=7&client=js&version=8.6.0&flash=false');
    expect(headers['x-forwarded-for']).toBe('1.2.3.4');
    for (const name of ['origin', 'cookie']) expect(headers).not.toHaveProperty(name);
    expect(headers).not.toHaveProperty('authorization');
  });

  test('LOOK-02 responds 404 at the preview origin without a link', async () => {
    const previews = await startGateway({
      port: 0,
      dataDir: '/nowhere',
      providerUrl: provider.url,
      previewOrigin: PREVIEW_ORIGIN,
      secret: SECRET,
    });
    const Host = new URL(PREVIEW_ORIGIN).host;
    const Cookie = previewCookieOf(await linkTo(PREVIEWED, { ms: Date.now() }));
    const over = previewCookieOf(await linkTo());
    expect(await statusOf(previews.url + APP, { Host })).toBe(404);
    expect(await statusOf(previews.url + APP, { Host, Cookie: over })).toBe(404);
    expect(await statusOf(previews.url + APP, { Host, Cookie })).toBe(101);
    expect(await statusOf(previews.url + APP)).toBe(101);
    await previews.stop();
  });

  test('ends with its reason when the provider or the guest closes it', async () => {
    const first = await connected();
    first.end.close(4200, 'again');
    expect((await once(first.client, 'close'))[0]).toBe(4200);
    const second = await connected();
    second.client.terminate();
    expect((await once(second.end, 'close'))[0]).toBe(1006);
    const third = await connected();
    third.end.terminate();
    expect((await once(third.client, 'close'))[0]).toBe(1006);
  });

  test('ends when the gateway stops, without delaying the stop', async () => {
    const { client, end } = await connected();
    const closed = Promise.all([once(client, 'close'), once(end, 'close')]);
    await gateway.stop();
    await closed;
  });

  test('is refused once the gateway stops', async () => {
    const socket = connect(Number(new URL(gateway.url).port));
    await once(socket, 'connect');
    const [first, ...rest] = [
      `GET ${APP} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ];
    socket.write(`${first}\r\n`);
    // An answer shows that the gateway has the connection, whose first line came before.
    await statusOf(gateway.url + APP);
    const stopped = gateway.stop();
    socket.write(rest.join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('HTTP/1.1 503 ');
    await stopped;
  });

  test('is read no faster than the guest reads it', async () => {
    const { client, end } = await connected();
    client.pause();
    for (let index = 0; index < CHUNKS; index += 1) end.send(CHUNK);
    let last = 0;
    await expect
      .poll(() => {
        const isStalled = end.bufferedAmount === last;
        last = end.bufferedAmount;
        return isStalled;
      })
      .toBe(true);
    expect(end.bufferedAmount).toBeGreaterThan((CHUNKS / 2) * CHUNK.length);
    client.resume();
    await expect.poll(() => end.bufferedAmount).toBe(0);
  });

  test('is refused with 502 while the provider is down', async () => {
    const lonely = await before('http://127.0.0.1:1');
    expect(await statusOf(lonely.url + APP)).toBe(502);
    await lonely.stop();
  });

  test('SHELL-34 SHELL-114 is refused at the maximum number, and accepted again below it', async () => {
    const small = await startGateway({
      port: 0,
      dataDir: '/nowhere',
      providerUrl: provider.url,
      limits: { websockets: 2 },
    });
    const open = () => new WebSocket(small.url.replace('http', 'ws') + APP);
    const clients = [open(), open()];
    await Promise.all(clients.map((client) => once(client, 'open')));
    expect(await statusOf(small.url + APP)).toBe(503);
    expect((await fetch(`${small.url}/robots.txt`)).status).toBe(200);
    clients[0]?.terminate();
    await expect.poll(() => statusOf(small.url + APP)).toBe(101);
    await small.stop();
  });

  test('API-108 is refused above the number of its address, which the gateway believes of its proxy', async () => {
    const small = await startGateway({
      port: 0,
      dataDir: '/nowhere',
      providerUrl: provider.url,
      limits: { websocketsByAddress: 2 },
    });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const url = small.url.replace('http', 'ws') + APP;
    const clients = [1, 2].map(() => new WebSocket(url, { headers: from('2001:db8::1') }));
    await Promise.all(clients.map((client) => once(client, 'open')));
    expect(await statusOf(small.url + APP, from('2001:db8::2'))).toBe(503);
    expect(await statusOf(small.url + APP, from('203.0.113.7'))).toBe(101);
    clients[0]?.terminate();
    await expect.poll(() => statusOf(small.url + APP, from('2001:db8::2'))).toBe(101);
    await small.stop();
  });

  test.each([
    ['https://evil.test', 403],
    ['https://stay.test.evil.test', 403],
    ['http://localhost', 403],
    ['null', 403],
    ['', 403],
    ['https://stay.test', 101],
    ['http://phone.test:8080', 101],
    ['https://phone.test:8080', 101],
    [undefined, 101],
  ])(
    'ORIGIN-16 of a page at %s gets %i; the provider sees allowed ones only',
    async (origin, status) => {
      const own = await startGateway({
        port: 0,
        dataDir: '/nowhere',
        providerUrl: provider.url,
        publicOrigins: ['https://stay.test'],
      });
      const headers = { Host: 'phone.test:8080', ...(origin !== undefined && { Origin: origin }) };
      expect(await statusOf(own.url + APP, headers)).toBe(status);
      expect(provider.requests).toHaveLength(status === 101 ? 1 : 0);
      await own.stop();
    },
  );

  test.each<[status: number, path: string, origin?: string, providerUrl?: string]>([
    [101, APP],
    [403, APP, 'https://evil.test'],
    [404, '/-/ws/app/'],
    [502, APP, undefined, 'http://127.0.0.1:1'],
  ])('ORIGIN-22 is answered %i by https with the policy', async (status, path, origin, url) => {
    const own = await startGateway({
      port: 0,
      dataDir: '/nowhere',
      providerUrl: url ?? provider.url,
      hstsSubdomains: true,
    });
    const headers = origin === undefined ? {} : { Origin: origin };
    const policies = [];
    for (const protocol of ['https, http', 'http']) {
      const answer = await answerTo(own.url + path, { ...headers, 'X-Forwarded-Proto': protocol });
      expect(answer.statusCode).toBe(status);
      policies.push(answer.headers['strict-transport-security']);
    }
    expect(policies).toEqual(['max-age=63072000; includeSubDomains', undefined]);
    await own.stop();
  });

  test('is refused with the status of a provider without websockets', async () => {
    const plain = createServer((_, response) => response.writeHead(404).end()).listen(0);
    await once(plain, 'listening');
    const url = `http://localhost:${(plain.address() as AddressInfo).port}`;
    const own = await before(url);
    expect(await statusOf(own.url + APP)).toBe(404);
    await own.stop();
    plain.close();
  });

  test.each([
    ['/-/ws/', 404],
    ['/-/ws/app/', 404],
    ['/-/ws/app/foyer/../../apps', 404],
    ['/-/ws/app/foyer%2f..%2fapps?protocol=7', 404],
    [`/-/ws/app/${'a'.repeat(65)}`, 404],
    [`/-/ws/app/foyer?${'a'.repeat(201)}`, 404],
    ['/-/healthz', 503],
    ['/api/app/foyer?protocol=7', 200],
  ])('exists at no other path: %s', async (path, status) => {
    expect(await statusOf(gateway.url + path)).toBe(status);
    expect(provider.requests).toEqual([]);
  });

  test('is the only upgrade: a client that offers h2c gets an ordinary response', async () => {
    expect(await statusOf(`${gateway.url}/robots.txt`, { Upgrade: 'h2c' })).toBe(200);
    expect(await statusOf(gateway.url + APP, { Upgrade: 'h2c' })).toBe(404);
  });
});
