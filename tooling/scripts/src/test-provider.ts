import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@foyer/build/ports';

/** Vitest loads this module twice in one process, for configuration and setup. Both use this port. */
process.env.TEST_PROVIDER_PORT ||= String(await freePort());

/** The port of the component tests' provider; their server proxies `/api` to it. */
export const TEST_PROVIDER_PORT = Number(process.env.TEST_PROVIDER_PORT);

/**
 * Starts one real provider for the whole run of component tests (Vitest's global setup). Uses the
 * tests' PostgreSQL if there is one, as it needs less CPU than the embedded database.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { startProvider } = await import('@foyer/provider/start');
  const { TEST_LIMITS, TEST_SERVER, temporaryDatabase } = await import(
    '@foyer/provider/testing/temporary-database'
  );
  const database = TEST_SERVER ? await temporaryDatabase() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-components-'));
  const provider = await startProvider({
    port: TEST_PROVIDER_PORT,
    dataDir,
    databaseUrl: database?.url,
    database: TEST_LIMITS,
    testing: true,
    demoData: false,
  });
  return async () => {
    await provider.stop();
    await database?.drop();
    await rm(dataDir, { recursive: true });
  };
}
