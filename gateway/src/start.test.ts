import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type RunningGateway, startGateway } from './start.ts';
import { StartError } from './start-error.ts';

/** Long before a connection that nobody uses ends by itself, in ms. */
const AT_ONCE_MS = 5000;

const ending: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
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
  const answered = performance.now();
  await stopped;
  expect(performance.now() - answered).toBeLessThan(AT_ONCE_MS);
});

test('an idle connection outlives the minute that a proxy before it keeps one', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const { headers } = await fetch(`${url}/robots.txt`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('a port that is taken is named in one line', async () => {
  const { url, stop } = await started();
  ending.push(stop);
  const port = Number(new URL(url).port);
  const second = startGateway({ port, dataDir: '/nowhere', providerUrl: 'http://p.test' });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
});
