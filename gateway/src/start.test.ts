import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from './start.ts';
import { StartError } from './start-error.ts';

const ANSWER_MS = 300;
const GRACE_MS = 3000;
const ending: (() => unknown)[] = [];
afterEach(() => Promise.all(ending.splice(0).map((end) => end())));

/** A gateway before a provider that takes its time. */
async function started(): Promise<RunningGateway> {
  const provider = createServer((_, response) => {
    setTimeout(() => response.end('{"status":true}'), ANSWER_MS);
  });
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(() => provider.close());
  const { port } = provider.address() as AddressInfo;
  const providerUrl = `http://localhost:${port}`;
  return startGateway({ port: 0, dataDir: '/nowhere', providerUrl });
}

test('asked to stop, it finishes what is under way and takes nothing new', async () => {
  const gateway = await started();
  const answer = fetch(`${gateway.url}/api/x`);
  await new Promise((done) => setTimeout(done, ANSWER_MS / 3));
  const asked = performance.now();
  const stopped = gateway.stop();
  await expect(fetch(`${gateway.url}/api/y`)).rejects.toThrow();
  expect(await (await answer).json()).toEqual({ status: true });
  await stopped;
  // The connection of the answer was kept alive: it must not be waited for.
  expect(performance.now() - asked).toBeLessThan(GRACE_MS);
});

test('a port that is taken is named in one line', async () => {
  const first = await started();
  ending.push(first.stop);
  const port = Number(new URL(first.url).port);
  const second = startGateway({ port, dataDir: '/nowhere', providerUrl: 'http://p.test' });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
});
