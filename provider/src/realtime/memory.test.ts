import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawClient } from '../testing/raw-client.ts';

const CROWD = 2000;
/** Connections opened concurrently. */
const CONCURRENT = 100;
const MEGABYTE = 1024 * 1024;
const SCRIPT = join(import.meta.dirname, '../testing/endpoint-process.ts');

test('API-69 two thousand idle connections stay within the memory limit', async () => {
  const endpoint = fork(SCRIPT, { execArgv: ['--expose-gc'], stdio: 'inherit' });
  const memory = async (): Promise<number> => {
    endpoint.send('memory');
    return (await once(endpoint, 'message'))[0];
  };
  const [url] = (await once(endpoint, 'message')) as [string];
  const before = await memory();
  const clients: Awaited<ReturnType<typeof rawClient>>[] = [];
  while (clients.length < CROWD) {
    const opened = Array.from({ length: CONCURRENT }, () =>
      rawClient(`${url}/app/foyer?protocol=7`, {
        headers: { 'X-Forwarded-For': `203.0.113.${clients.length / CONCURRENT}` },
      }),
    );
    clients.push(...(await Promise.all(opened)));
  }
  await Promise.all(clients.map((client) => client.id()));
  const used = (await memory()) - before;
  console.log(`${CROWD} idle connections: ${Math.round(used / MEGABYTE)} MB`);
  expect(used).toBeLessThan(100 * MEGABYTE);
  for (const { socket } of clients) socket.terminate();
  endpoint.kill();
});
