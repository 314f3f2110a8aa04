import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type RunningGateway, startGateway } from './start.ts';
import { StartError } from './start-error.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(ending.splice(0).map((end) => end()));
});

/** A gateway before a provider that is `reached` by a call and answers it once told to. */
async function started(): Promise<
  RunningGateway & { reached: Promise<void>; answer: () => unknown }
> {
  const [reached, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const provider = createServer(async (_, response) => {
    reached.resolve();
    await told.promise;
    response.end('{"status":true}');
  });
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(() => provider.close());
  const { port } = provider.address() as AddressInfo;
  const providerUrl = `http://localhost:${port}`;
  const gateway = await startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
  return { ...gateway, reached: reached.promise, answer: told.resolve };
}

test('asked to stop, it finishes what is under way and waits for nothing else', async () => {
  const { url, stop, reached, answer } = await started();
  const call = fetch(`${url}/api/x`);
  await reached;
  // The limit of its patience never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = stop();
  await expect(fetch(`${url}/api/y`)).rejects.toThrow();
  answer();
  expect(await (await call).json()).toEqual({ status: true });
  // By itself the connection would be kept for longer than a test may take.
  await stopped;
});

test('an idle connection outlives the minute that a proxy before it keeps one', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const { headers } = await fetch(`${url}/robots.txt`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

/** What a gateway says of a provider that answers so, and how the answer ends. */
async function ofProvider(answers: (response: ServerResponse) => void) {
  const provider = createServer((_, response) => answers(response));
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(() => provider.close());
  const log: string[] = [];
  const note = (fields: object, words: string) => void log.push(words + JSON.stringify(fields));
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
  'FLEET-52 an answer %s that breaks off is cut, in one line of the log, and the next one comes',
  async (_, said, asked) => {
    let first: ServerResponse | undefined;
    const { ask, log, printed } = await ofProvider((response) => {
      response.writeHead(200, first ? JSON_TYPE : said);
      if (first) response.end('{}');
      else response.write('{"status":');
      first ??= response;
    });
    const { status, read } = await ask('/api/x?token=secret', { ...asked, 'X-Request-Id': 'r' });
    expect(status).toBe(200);
    first?.destroy();
    await expect(read).rejects.toThrow();
    expect(log).toEqual([
      expect.stringMatching(/^An answer of the provider broke off\..*"requestId":"r".*"\/api\/x"/),
    ]);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    expect(await (await ask('/api/y')).read).toBe('{}');
  },
);

test('FLEET-52 an answer without end is cut after 16 MB, a film is not', async () => {
  const { ask, log } = await ofProvider((response) => {
    const film = response.req.url === '/film';
    response.writeHead(200, { 'Content-Type': film ? 'video/mp4' : 'application/json' });
    let left = film ? 20 : Number.POSITIVE_INFINITY;
    const more = () => {
      for (let go = true; go && left > 0; left -= 1) go = response.write(MEBIBYTE);
      if (left <= 0) response.end();
    };
    response.on('drain', more);
    more();
  });
  await expect((await ask('/api/endless')).read).rejects.toThrow();
  expect(log).toEqual([expect.stringContaining('It has more than 16777216 bytes')]);
  expect((await (await ask('/api/film')).read).length).toBe(20 * MEBIBYTE.length);
});

test('FLEET-52 an answer that says it is larger than 16 MB is a 502 at once', async () => {
  const { ask, log } = await ofProvider((response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': String(17 * MEBIBYTE.length) });
    response.write('{');
  });
  const { status, read } = await ask('/api/x');
  expect(status).toBe(502);
  expect(await read).toBe('{"status":false}');
  expect(log).toEqual([expect.stringContaining('It has 17825792 bytes')]);
});

test('FLEET-50 an answer without content has no length either', async () => {
  const { ask } = await ofProvider((response) => response.writeHead(204).end());
  const { status, headers } = await ask('/api/x');
  expect(status).toBe(204);
  expect(headers.has('Content-Length')).toBe(false);
});

test('SHELL-34 no more connections are taken than so many, and it is said once', async () => {
  const log: string[] = [];
  const note = (_: object, words: string) => void log.push(words);
  const { url, stop } = await startGateway({
    port: 0,
    dataDir: '/nowhere',
    providerUrl: 'http://p.test',
    log: { info: note, warn: note, error: note },
    most: { connections: 3, websockets: 1 },
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
  for (let times = 0; times < 5; times += 1) await once(await opened(), 'close');
  expect(log).toEqual(['No more connections are taken.']);
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

test('SHELL-34 the head of a request has 32 KB at most, which is more than its cookies', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const head = async (bytes: number) =>
    (await fetch(`${url}/robots.txt`, { headers: { Cookie: 'a'.repeat(bytes) } })).status;
  expect(await head(20_000)).toBe(200);
  expect(await head(40_000)).toBe(431);
});

test('a port that is taken is named in one line', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const port = Number(new URL(url).port);
  const second = startGateway({ port, dataDir: '/nowhere', providerUrl: 'http://p.test' });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
});
