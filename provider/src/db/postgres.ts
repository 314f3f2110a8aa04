import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { StartError } from '../ground/start-error.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { lockMigrations } from './migration-lock.ts';
import { MortalClient } from './mortal-client.ts';
import * as schema from './schema.ts';

/** How long anything may take that a guest waits for, in ms. */
const ANSWER_MS = 5000;
/** How long a transaction may hold its locks while the provider says nothing, in ms. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** When a connection that says nothing is asked whether the other side is still there, in ms. */
const KEEP_ALIVE_MS = 10_000;
/** How long what is under way may take to end when the database is closed, in ms. */
const CLOSE_MS = 1000;
/** Far below the hundred that PostgreSQL takes by itself: several processes share them. */
const CONNECTIONS = 10;

type Options = {
  log?: Logger;
  /** Connections at the same time, besides the one that migrates. */
  connections?: number | undefined;
  /** Of a query and of the wait for a connection, in ms. */
  answerMs?: number;
};

/**
 * PostgreSQL 15 or later, shared by any number of provider processes. A query that takes too long is
 * refused and its connection given up, so that a database that hangs delays nobody for long.
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void>,
  { log = pino({ level: 'silent' }), connections, answerMs = ANSWER_MS }: Options = {},
): Promise<OpenDatabase> {
  const connection = {
    connectionString: url,
    fallback_application_name: `foyer provider ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  await migrateAlone(new MortalClient(connection), prepare, log);
  const pool = new pg.Pool({
    ...connection,
    Client: MortalClient,
    max: connections ?? CONNECTIONS,
    query_timeout: answerMs,
    statement_timeout: answerMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    db: overPool(pool),
    close: async () => {
      await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
      for (const client of clients) if (client instanceof MortalClient) client.cut();
    },
  };
}

/**
 * The database of a pool. A transaction gives its connection back in any case: drizzle's own keeps
 * one for ever whose `begin` fails.
 */
function overPool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, schema });
  const ofClient = new WeakMap<pg.PoolClient, Database>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const alone = ofClient.get(client) ?? drizzle({ client, schema });
    ofClient.set(client, alone);
    try {
      return await alone.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/**
 * Migrates and prepares under an advisory lock, since several processes may start at once; over a
 * connection of its own, since both may take as long as they need.
 */
async function migrateAlone(
  client: MortalClient,
  prepare: (db: Database) => Promise<void>,
  log: Logger,
): Promise<void> {
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `DATABASE_URL: the database cannot be reached (${error.message}). Start it or correct the address.`,
    );
  });
  try {
    await lockMigrations(client, log);
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepare(db);
  } finally {
    // Its locks end with it.
    await client.end();
  }
}
