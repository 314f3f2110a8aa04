import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { overPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { seedDemo } from '../demo/seed.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { memoryPglite } from './memory-pglite.ts';
import { TEST_LIMITS, TEST_SERVER, temporaryDatabase } from './temporary-database.ts';

type TestDatabase = {
  name: string;
  /** Opens a database of a test's own, with the demo data unless it is to be empty. */
  open: (isEmpty?: boolean) => Promise<OpenDatabase>;
};

const seed = (db: Database) =>
  seedDemo(db, { mediaBase: '/api/media', now: new Date(), passwords: cheapPasswords });

const PGLITE: TestDatabase = {
  name: 'PGlite',
  open: async (isEmpty) => overPglite(await memoryPglite(), isEmpty ? async () => {} : seed),
};

/** A copy of the run's template: a database on the tests' server that has the demo data. */
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

/** Both databases where there is a PostgreSQL: for what depends on the driver, or on locks. */
export const DATABASES = TEST_SERVER ? [PGLITE, POSTGRES] : [PGLITE];
/** The database that other tests run on. */
export const DATABASE = TEST_SERVER ? POSTGRES : PGLITE;

/** What a provider keeps that a test starts: a folder, and a database where there is a PostgreSQL. */
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
