import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { StartError } from '@foyer/common/start-error';
import { afterEach, expect, test, vi } from 'vitest';
import { type RunningGateway, startGateway } from './start.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(ending.splice(0).map((end) => end()));
});

/** Starts a gateway and a provider that resolves `reached` and waits for `answer`. */
async function started(): Promise<
  RunningGateway & { reached: Promise<void>; answer: () => unknown }
> {
  const [reached, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const provider = createServer(async (_, response) => {
    reached.resolve();
    await allowed.promise;
    response.end('{"status":true}');
  });
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(() => provider.close());
  const { port } = provider.address() as AddressInfo;
  const providerUrl = `http://localhost:${port}`;
  const gateway = await startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
  return { ...gateway, reached: reached.promise, answer: allowed.resolve };
}

test('finishes running responses on stop and waits for nothing else', async () => {
  const { url, stop, reached, answer } = await started();
  const call = fetch(`${url}/api/x`);
  await reached;
  // The grace period never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = stop();
  await expect(fetch(`${url}/api/y`)).rejects.toThrow();
  answer();
  expect(await (await call).json()).toEqual({ status: true });
  // Without the stop the connection would stay open longer than the test.
  await stopped;
});

test('keeps an idle connection longer than a reverse proxy does', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const { headers } = await fetch(`${url}/robots.txt`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

/** Starts a gateway before a provider and returns its log and responses. */
async function gatewayBefore(answers: (response: ServerResponse) => void) {
  const provider = createServer((_, response) => answers(response));
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(() => provider.close());
  const log: string[] = [];
  const note = (fields: object, message: string) => void log.push(message + JSON.stringify(fields));
  const { port } = provider.address() as AddressInfo;
  const gateway = await startGateway({
    port: 0,
    dataDir: '/nowhere',
    providerUrl: `http://localhost:${port}`,
    log: { info: note, warn: note, error: note },
  });
  ending.push(gateway.stop);
  const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(gateway.url + path, { headers });
    return { status: answer.status, read: answer.text(), headers: answer.headers };
  };
  return { ask, log, printed };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MEBIBYTE = Buffer.alloc(1024 * 1024, ' ');

test.each([
  ['of a known length', { ...JSON_TYPE, 'Content-Length': '1000' }, {}],
  ['without a length', JSON_TYPE, {}],
  ['compressed on the way', JSON_TYPE, { 'Accept-Encoding': 'gzip' }],
])(
  'FLEET-52 FLEET-108 aborts a response %s that breaks off, logs one line, and serves the next request',
  async (_, sent, requestHeaders) => {
    let first: ServerResponse | undefined;
    const { ask, log, printed } = await gatewayBefore((response) => {
      response.writeHead(200, first ? JSON_TYPE : sent);
      if (first) response.end('{}');
      else response.write('{"status":');
      first ??= response;
    });
    const { status, read } = await ask('/api/x?token=secret', {
      ...requestHeaders,
      'X-Request-Id': 'r',
    });
    expect(status).toBe(200);
    first?.destroy();
    await expect(read).rejects.toThrow();
    expect(log).toEqual([
      expect.stringMatching(/^A response of the provider broke off\..*"requestId":"r".*"\/api\/x"/),
    ]);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    expect(await (await ask('/api/y')).read).toBe('{}');
  },
);

test('FLEET-52 aborts an endless response after 16 MB, but not a video', async () => {
  const { ask, log } = await gatewayBefore((response) => {
    const video = response.req.url === '/video';
    response.writeHead(200, { 'Content-Type': video ? 'video/mp4' : 'application/json' });
    let left = video ? 20 : Number.POSITIVE_INFINITY;
    const more = () => {
      for (let go = true; go && left > 0; left -= 1) go = response.write(MEBIBYTE);
      if (left <= 0) response.end();
    };
    response.on('drain', more);
    more();
  });
  await expect((await ask('/api/endless')).read).rejects.toThrow();
  expect(log).toEqual([expect.stringContaining('The response has more than 16777216 bytes')]);
  expect((await (await ask('/api/video')).read).length).toBe(20 * MEBIBYTE.length);
});

test('FLEET-52 answers 502 at once if the response declares more than 16 MB', async () => {
  const { ask, log } = await gatewayBefore((response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': String(17 * MEBIBYTE.length) });
    response.write('{');
  });
  const { status, read } = await ask('/api/x');
  expect(status).toBe(502);
  expect(await read).toBe('{"status":false}');
  expect(log).toEqual([expect.stringContaining('It has 17825792 bytes')]);
});

test('FLEET-106 sends no length with a response without content', async () => {
  const { ask } = await gatewayBefore((response) => response.writeHead(204).end());
  const { status, headers } = await ask('/api/x');
  expect(status).toBe(204);
  expect(headers.has('Content-Length')).toBe(false);
});

test('SHELL-34 SHELL-114 refuses connections above the limit, logs it once a minute, and continues', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log: string[] = [];
  const note = (_: object, message: string) => void log.push(message);
  const { url, stop } = await startGateway({
    port: 0,
    dataDir: '/nowhere',
    providerUrl: 'http://p.test',
    log: { info: note, warn: note, error: note },
    limits: { connections: 3, websockets: 1 },
  });
  ending.push(stop);
  const port = Number(new URL(url).port);
  const opened = async () => {
    const socket = connect(port, 'localhost').on('error', () => undefined);
    ending.push(() => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const held = [await opened(), await opened(), await opened()];
  const refused = async () => {
    for (let times = 0; times < 5; times += 1) await once(await opened(), 'close');
  };
  const line = 'New connections are refused: the limit is reached.';
  await refused();
  expect(log).toEqual([line]);
  vi.setSystemTime(Date.now() + 59_000);
  await refused();
  expect(log).toEqual([line]);
  vi.setSystemTime(Date.now() + 1000);
  await refused();
  expect(log).toEqual([line, line]);
  held[0]?.destroy();
  await expect
    .poll(() =>
      fetch(`${url}/robots.txt`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe(200);
});

test('SHELL-34 limits request headers to 32 KB, which is more than its cookies need', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const head = async (bytes: number) =>
    (await fetch(`${url}/robots.txt`, { headers: { Cookie: 'a'.repeat(bytes) } })).status;
  expect(await head(20_000)).toBe(200);
  expect(await head(40_000)).toBe(431);
});

test('names an occupied port in one line', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const port = Number(new URL(url).port);
  const second = startGateway({ port, dataDir: '/nowhere', providerUrl: 'http://p.test' });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
});
