import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { StartError } from '../lib/start-error.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { TimeoutClient } from './timeout-client.ts';

/** Id of the advisory lock for migrations, the same in every process. */
const MIGRATION_LOCK = 7_036_937;
/** Time limit of a query that a guest waits for, in ms. */
const QUERY_TIMEOUT_MS = 5000;
/** Time limit of a transaction without a statement, in ms; its locks are released then. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Idle time before TCP keep-alive probes start, in ms. */
const KEEP_ALIVE_MS = 10_000;
/** Time that running queries have to end when the database is closed, in ms. */
const CLOSE_MS = 1000;
/** Far below PostgreSQL's default of 100 connections, which several processes share. */
const CONNECTIONS = 10;

type Options = {
  log?: Logger;
  /** Limits the pool; the migration uses one more connection. */
  connections?: number | undefined;
  /** Limits a query and the wait for a connection, in ms. */
  queryTimeoutMs?: number;
};

/**
 * Opens PostgreSQL 15 or later, which any number of provider processes may share. A query that times
 * out fails and its connection is destroyed, so a hanging database delays no caller for long.
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void>,
  { log = pino({ level: 'silent' }), connections, queryTimeoutMs = QUERY_TIMEOUT_MS }: Options = {},
): Promise<OpenDatabase> {
  const connection = {
    connectionString: url,
    fallback_application_name: `foyer provider ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  await migrateUnderLock(new TimeoutClient(connection), prepare, log);
  const pool = new pg.Pool({
    ...connection,
    Client: TimeoutClient,
    max: connections ?? CONNECTIONS,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  // The pool replaces a broken idle connection. Without a listener, Node would exit.
  pool.on('error', () => {});
  return {
    db: poolDatabase(pool),
    close: async () => {
      await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
      for (const client of clients) if (client instanceof TimeoutClient) client.destroyConnection();
    },
  };
}

/**
 * Returns the database of a pool. Its transactions always release their connection; drizzle's own
 * `transaction` leaks a connection whose `begin` fails.
 */
function poolDatabase(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/**
 * Migrates and prepares the database under an advisory lock: several processes may start at once.
 * It uses its own connection, which has no time limit.
 */
async function migrateUnderLock(
  client: TimeoutClient,
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
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepare(db);
  } finally {
    // Ending the connection releases its advisory lock.
    await client.end();
  }
}

/**
 * Waits without a time limit for the migration lock, and logs its holder.
 * The holder migrates, or hangs and must be ended by an operator.
 */
async function lockMigrations(client: pg.Client, log: Logger): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
  if (rows[0].mine) return;
  log.warn(
    { waitingPid: process.pid, lockHolder: await lockHolder(client) },
    'waiting until another process has migrated the database',
  );
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Reads the lock's holder from the server; undefined when it was released meanwhile. */
async function lockHolder(client: pg.Client): Promise<object | undefined> {
  const { rows } = await client.query(
    `select pid, application_name as name, client_addr as address, backend_start as connected
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  return rows[0];
}
