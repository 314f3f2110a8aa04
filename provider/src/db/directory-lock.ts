import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../ground/start-error.ts';

/**
 * Takes `directory` for this process alone: the embedded database does not notice a second one
 * and both would silently lose rows. A lock of a process that is gone is taken over.
 * @returns gives the directory back
 */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'lock');
  const mine = join(directory, `lock.${process.pid}`);
  const holder = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  writeFileSync(mine, holder);
  try {
    if (!take(mine, lock)) {
      refuseLiving(lock, directory);
      if (!take(mine, lock)) refuse(directory, 'another process');
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** `link` creates the whole lock at once or fails: no one ever reads half of it. */
function take(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock out of the way; of several that try, one moves it. */
function refuseLiving(lock: string, directory: string): void {
  const seen = read(lock);
  if (seen && isAlive(seen)) refuse(directory, `process ${seen.pid}`);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && isAlive(moved)) {
    renameSync(aside, lock);
    refuse(directory, `process ${moved.pid}`);
  }
  rmSync(aside, { force: true });
}

type Holder = { pid: number; started: string | undefined };

function read(lock: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A process number alone is not enough: after a restart it may belong to somebody else. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** When a process started, in ticks since boot; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function refuse(directory: string, holder: string): never {
  throw new StartError(
    `FOYER_DATA: ${directory} is in use by ${holder}. Stop it, or set FOYER_DATA to another directory.`,
  );
}
