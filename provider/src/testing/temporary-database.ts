import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** URL of a PostgreSQL for tests; without it tests run on PGlite only. */
export const TEST_SERVER = process.env.TEST_DATABASE_URL;

/** Limits of the tests' databases: a busy machine may respond later than guests would wait. */
export const TEST_LIMITS = { queryTimeoutMs: 60_000 };

/** Creates a database on the tests' server as a copy of `template`, by default empty. */
export async function temporaryDatabase(template = 'template1') {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(TEST_SERVER ?? '');
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(TEST_SERVER);
  await client.connect();
  await client.query(statement);
  await client.end();
}
