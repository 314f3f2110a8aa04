import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDirectory, PRIVATE } from '../lib/data-directory.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

/**
 * Opens the embedded database in `directory`. It survives a crash of the process, but never calls
 * fsync: a power cut can lose its last writes. Use PostgreSQL where that matters.
 */
export async function openPglite(
  directory: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  // PGlite creates files that every user of the machine may read and write.
  createDirectory(directory, PRIVATE);
  const unlock = lockDirectory(directory);
  try {
    const { db, close } = await migratedPglite(await PGlite.create(join(directory, 'db')), prepare);
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

/** Migrates a running PGlite to the newest schema and returns its database. */
export async function migratedPglite(
  client: PGlite,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await prepare(db);
  return { db, close: () => client.close() };
}
