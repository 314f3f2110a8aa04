import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../ground/start-error.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

/** Any number, the same in every process: who holds it may migrate. */
const MIGRATION_LOCK = 7_036_937;
const CONNECT_MS = 5000;

/** PostgreSQL 15 or later, shared by any number of provider processes. */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool, prepare);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle({ client: pool, schema }), close: () => pool.end() };
}

/** Migrates and prepares under an advisory lock, since several processes may start at once. */
async function migrateAlone(pool: pg.Pool, prepare: (db: Database) => Promise<void>) {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartError(
      `DATABASE_URL: the database cannot be reached (${error.message}). Start it or correct the address.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepare(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
