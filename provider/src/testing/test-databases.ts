import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, OpenDatabase } from '../db/database.ts';
import { overPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { memoryPglite } from './memory-pglite.ts';

type Open = (prepare: (db: Database) => Promise<void>) => Promise<OpenDatabase>;

/** A PostgreSQL that the tests may use; where it is not set they run on PGlite alone. */
export const TEST_SERVER = process.env.TEST_DATABASE_URL;

const pglite: Open = async (prepare) => overPglite(await memoryPglite(), prepare);

/** The databases every test of the provider runs on: PostgreSQL too where TEST_DATABASE_URL names one. */
export const DATABASES: { name: string; open: Open }[] = [{ name: 'PGlite', open: pglite }];
if (TEST_SERVER) {
  const server = TEST_SERVER;
  DATABASES.push({ name: 'PostgreSQL', open: (prepare) => openTemporary(server, prepare) });
}

/** A new database on `server`, which is gone when it is closed. */
export async function openTemporary(
  server: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const { url, drop } = await temporaryDatabase(server);
  const { db, close } = await openPostgres(url, prepare);
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** A new, empty database on `server`. */
export async function temporaryDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
