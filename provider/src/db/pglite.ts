import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDirectory, PRIVATE } from '../ground/data-directory.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import * as schema from './schema.ts';

/**
 * The embedded database, in `directory` or in memory. It survives a crash of the process; it
 * never calls fsync, so a power cut can lose its last writes: PostgreSQL is for that.
 */
export async function openPglite(
  directory: string | undefined,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  // PGlite's files are open to every user of the machine, for writing too.
  if (directory) createDirectory(directory, PRIVATE);
  const unlock = directory ? lockDirectory(directory) : () => {};
  try {
    const client = await PGlite.create(directory ? join(directory, 'db') : 'memory://');
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepare(db);
    return {
      db,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
