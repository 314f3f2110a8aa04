import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

type Open = (prepare: (db: Database) => Promise<void>) => Promise<OpenDatabase>;

const server = process.env.TEST_DATABASE_URL;

const pglite: Open = (prepare) => openPglite(undefined, prepare);

/** The databases every test of the provider runs on: PostgreSQL too where TEST_DATABASE_URL names one. */
export const DATABASES: { name: string; open: Open }[] = [{ name: 'PGlite', open: pglite }];
if (server)
  DATABASES.push({ name: 'PostgreSQL', open: (prepare) => openTemporary(server, prepare) });

/** A database of the test's own on `server`, dropped when it is closed. */
async function openTemporary(
  server: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openPostgres(url.href, prepare);
  return {
    db,
    close: async () => {
      await close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
