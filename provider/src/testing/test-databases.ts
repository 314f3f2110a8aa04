import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { migratedPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { seedDemo } from '../demo/seed.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { memoryPglite } from './memory-pglite.ts';
import { TEST_LIMITS, TEST_SERVER, temporaryDatabase } from './temporary-database.ts';

type TestDatabase = {
  name: string;
  /** Opens a new database for a test, with the demo data unless `isEmpty`. */
  open: (isEmpty?: boolean) => Promise<OpenDatabase>;
};

const seed = (db: Database) =>
  seedDemo(db, { mediaBase: '/api/media', now: new Date(), passwords: cheapPasswords });

const PGLITE: TestDatabase = {
  name: 'PGlite',
  open: async (isEmpty) => migratedPglite(await memoryPglite(), isEmpty ? async () => {} : seed),
};

/** Creates a copy of the run's template database, which has the demo data. */
export const demoDatabase = () => temporaryDatabase(inject('templateDatabase'));

const POSTGRES: TestDatabase = {
  name: 'PostgreSQL',
  async open(isEmpty) {
    const { url, drop } = await (isEmpty ? temporaryDatabase() : demoDatabase());
    const { db, close } = await openPostgres(url, async () => {}, TEST_LIMITS);
    return {
      db,
      close: async () => {
        await close();
        await drop();
      },
    };
  },
};

/** Lists all available databases, for tests that depend on the driver or on locks. */
export const DATABASES = TEST_SERVER ? [PGLITE, POSTGRES] : [PGLITE];
/** The database of all other tests. */
export const DEFAULT_DATABASE = TEST_SERVER ? POSTGRES : PGLITE;

/** Creates a test provider's data: a folder, and a database when PostgreSQL is available. */
export async function testData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-provider-'));
  const database = TEST_SERVER && (await demoDatabase());
  return {
    dataDir,
    ...(database && { databaseUrl: database.url, database: TEST_LIMITS }),
    async remove() {
      if (database) await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
