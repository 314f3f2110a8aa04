import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL that the tests may use; where it is not set they run on PGlite alone. */
export const TEST_SERVER = process.env.TEST_DATABASE_URL;

/** The limits of tests' databases. A busy machine may answer later than a guest would wait. */
export const TEST_LIMITS = { answerMs: 60_000 };

/** Creates a database on the tests' server: a copy of `template`, else an empty one. */
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
