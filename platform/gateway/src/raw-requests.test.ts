import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from './start.ts';

const reached: string[] = [];
const provider = createServer((request: IncomingMessage, response) => {
  reached.push(`${request.method} ${request.url}`);
  request.resume();
  response.end('{"status":true}');
});
let gateway: RunningGateway;

beforeAll(async () => {
  provider.listen(0);
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const providerUrl = `http://localhost:${port}`;
  gateway = await startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
});
afterAll(async () => {
  await gateway.stop();
  provider.close();
});

/** Sends a request's lines and returns each response's status until the connection ends. */
async function statusesOf(...lines: string[]): Promise<number[]> {
  reached.length = 0;
  const socket = connect(Number(new URL(gateway.url).port), 'localhost');
  socket.write(lines.join('\r\n'));
  const responses = await text(socket);
  return [...responses.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: foyer.test\r\n\r\n';

test.each([
  ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 5'], ''],
  ['a wrong coding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['a folded header', ['X: a', ' Transfer-Encoding: chunked', 'Content-Length: x'], ''],
  ['a bare line feed', ['X: a\nTransfer-Encoding: chunked', 'Content-Length: 5'], ''],
])(
  'refuses a request with %s, and takes nothing after it for another one',
  async (_, headers, body) => {
    const head = ['POST /api/x HTTP/1.1', 'Host: foyer.test', ...headers, '', ''];
    expect(await statusesOf(...head, `${body}${HIDDEN}`)).toEqual([400]);
    expect(reached).toEqual([]);
  },
);

test.each(['/', '/grand-plaza', '/api/x', '/-/healthz'])(
  'answers TRACE at %s with an error',
  async (path) => {
    const [status] = await statusesOf(
      `TRACE ${path} HTTP/1.1`,
      'Host: foyer.test',
      'Connection: close',
      '',
      '',
    );
    expect([400, 404, 405]).toContain(status);
    expect(reached).toEqual([]);
  },
);
