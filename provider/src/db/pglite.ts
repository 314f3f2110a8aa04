import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDirectory, PRIVATE } from '../ground/data-directory.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import * as schema from './schema.ts';

/**
 * The embedded database in `directory`. It survives a crash of the process; it never calls fsync,
 * so a power cut can lose its last writes: PostgreSQL is for that.
 */
export async function openPglite(
  directory: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  // PGlite's files are open to every user of the machine, for writing too.
  createDirectory(directory, PRIVATE);
  const unlock = await lockDirectory(directory);
  try {
    const { db, close } = await overPglite(await PGlite.create(join(directory, 'db')), prepare);
    return {
      db,
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database of a PGlite that runs, brought to the newest schema. */
export async function overPglite(
  client: PGlite,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await prepare(db);
  return { db, close: () => client.close() };
}
