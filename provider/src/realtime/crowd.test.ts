import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rawClient } from '../testing/raw-client.ts';

const CROWD = 2000;
/** Connections that are opened at the same time. */
const AT_ONCE = 100;
const MEGABYTE = 1024 * 1024;
const SCRIPT = join(import.meta.dirname, '../testing/endpoint-process.ts');

it('API-20 two thousand idle connections take no more than their share of memory', async () => {
  const endpoint = fork(SCRIPT, { execArgv: ['--expose-gc'], stdio: 'inherit' });
  const memory = async (): Promise<number> => {
    endpoint.send('memory');
    return (await once(endpoint, 'message'))[0];
  };
  const [url] = (await once(endpoint, 'message')) as [string];
  const before = await memory();
  const clients: Awaited<ReturnType<typeof rawClient>>[] = [];
  while (clients.length < CROWD) {
    const opened = Array.from({ length: AT_ONCE }, () => rawClient(`${url}/app/foyer?protocol=7`));
    clients.push(...(await Promise.all(opened)));
  }
  await Promise.all(clients.map((client) => client.id()));
  const taken = (await memory()) - before;
  console.log(`${CROWD} idle connections: ${Math.round(taken / MEGABYTE)} MB`);
  expect(taken).toBeLessThan(100 * MEGABYTE);
  for (const { socket } of clients) socket.terminate();
  endpoint.kill();
});
