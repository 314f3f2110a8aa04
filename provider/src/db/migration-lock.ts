import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Any number, the same in every process: who holds it may migrate. */
const MIGRATION_LOCK = 7_036_937;
const ASK_EVERY_MS = 250;
const SAY_EVERY_MS = 10_000;

/**
 * Waits, however long, until this connection alone may migrate, and says who is waited for: a
 * process that migrates, or one that hangs and has to be ended by a person.
 */
export async function lockMigrations(client: pg.Client, log: Logger): Promise<void> {
  const started = performance.now();
  const since = new Date().toISOString();
  let said = -1;
  while (!(await take(client))) {
    const waited = performance.now() - started;
    const times = Math.floor(waited / SAY_EVERY_MS);
    if (times > said) {
      said = times;
      const seconds = Math.round(waited / 1000);
      log.warn(
        { waits: process.pid, since, seconds, for: await holder(client) },
        'waiting until another process has migrated the database',
      );
    }
    await sleep(ASK_EVERY_MS);
  }
}

async function take(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
  return rows[0].mine;
}

/** Who holds the lock, as the server knows it; nobody where it was given back meanwhile. */
async function holder(client: pg.Client): Promise<object | undefined> {
  const { rows } = await client.query(
    `select pid, application_name as name, client_addr as address, backend_start as connected
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  return rows[0];
}
