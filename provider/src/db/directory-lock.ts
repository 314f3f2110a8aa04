import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../lib/start-error.ts';

/** SQLite's error code when another process holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Locks `directory` for this process: the embedded database does not notice a second process, and
 * both would silently lose rows. An open SQLite transaction holds a lock of the kernel, which
 * releases it when the process ends in any way. Node has no file lock of its own.
 * @returns a function that releases the lock
 */
export function lockDirectory(directory: string): () => void {
  const holder = join(directory, 'lock-holder');
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    const name = existsSync(holder) ? readFileSync(holder, 'utf8') : 'another process';
    throw new StartError(
      `FOYER_DATA: ${directory} is in use by ${name}. Stop it, or set FOYER_DATA to another directory; several providers need PostgreSQL (docs/operator/configure.md#the-database).`,
    );
  }
  writeFileSync(holder, `process ${process.pid} of ${hostname()}`);
  return () => lock.close();
}
