import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Id of the advisory lock for migrations, the same in every process. */
const MIGRATION_LOCK = 7_036_937;
const POLL_MS = 250;
const POLLS_PER_LOG = 40;

/**
 * Waits without a time limit for the migration lock, and logs its holder.
 * The holder migrates, or hangs and must be ended by an operator.
 */
export async function lockMigrations(client: pg.Client, log: Logger): Promise<void> {
  const since = new Date();
  for (let polls = 0; !(await tryLock(client)); polls += 1) {
    if (polls % POLLS_PER_LOG === 0) {
      const seconds = Math.round((Date.now() - since.getTime()) / 1000);
      log.warn(
        { waitingPid: process.pid, since, seconds, lockHolder: await lockHolder(client) },
        'waiting until another process has migrated the database',
      );
    }
    await sleep(POLL_MS);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
  return rows[0].mine;
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
