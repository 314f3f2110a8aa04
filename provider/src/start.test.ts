import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from './lib/start-error.ts';
import { type ProviderOptions, startProvider } from './start.ts';
import { testData } from './testing/test-databases.ts';

let data: Awaited<ReturnType<typeof testData>>;
let holder: Server;
let port = 0;
beforeAll(async () => {
  data = await testData();
  holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  holder.close();
  await data.remove();
});

test.each<[string, () => Partial<ProviderOptions>, RegExp]>([
  [
    'a port that is in use',
    () => ({ port }),
    /^PROVIDER_PORT: port \d+ is in use\. Stop what uses it, or set PROVIDER_PORT\.$/,
  ],
  [
    'a database that cannot be reached',
    () => ({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
    /^DATABASE_URL: the database cannot be reached .*$/,
  ],
  [
    'a data directory that cannot be written',
    () => ({ databaseUrl: undefined, dataDir: '/dev/null' }),
    /^FOYER_DATA: \/dev\/null\S* cannot be written \(\w+\)\..*$/,
  ],
])('a provider with %s fails and reports what to do', async (_, options, message) => {
  const failure = startProvider({ port: 0, ...data, testing: true, ...options() });
  await expect(failure).rejects.toThrow(StartError);
  await expect(failure).rejects.toThrow(message);
});
