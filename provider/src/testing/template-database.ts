import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { seedDemo } from '../demo/seed.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { TEST_SERVER, temporaryDatabase } from './temporary-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the database with the demo data, which tests copy. */
    templateDatabase: string | undefined;
  }
}

/** Migrates and seeds one database on the tests' server, as Vitest's global setup. */
export async function setup({ provide }: TestProject): Promise<undefined | (() => Promise<void>)> {
  if (!TEST_SERVER) return;
  const { name, url, drop } = await temporaryDatabase();
  const { close } = await openPostgres(url, (db) =>
    seedDemo(db, { mediaBase: '/api/media', now: new Date(), passwords: cheapPasswords }),
  );
  await close();
  provide('templateDatabase', name);
  return drop;
}
