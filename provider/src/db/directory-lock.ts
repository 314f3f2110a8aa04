import {
  closeSync,
  fstatSync,
  futimesSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../lib/start-error.ts';

/** Interval of the holder's heartbeat, and time until a silent lock is stale, in ms. */
const HEARTBEAT_MS = 1000;
const STALE_AFTER_MS = 10_000;
const POLL_MS = 200;

type Options = { heartbeatMs?: number; staleAfterMs?: number; onLost?: () => void };

/**
 * Locks `directory` for this process: the embedded database does not notice a second process, and
 * both would silently lose rows. The lock of a dead process is replaced: at once when it ran on this
 * machine, after `staleAfterMs` when it may run in another container.
 * @returns a function that releases the lock
 */
export async function lockDirectory(
  directory: string,
  {
    heartbeatMs = HEARTBEAT_MS,
    staleAfterMs = STALE_AFTER_MS,
    onLost = exitProcess(directory),
  }: Options = {},
): Promise<() => void> {
  const lock = join(directory, 'lock');
  // Two containers may use the same process number.
  const draft = join(directory, `lock.${hostname()}.${process.pid}`);
  writeFileSync(draft, JSON.stringify(thisProcess()));
  const file = openSync(draft, 'r+');
  try {
    if (!tryLink(draft, lock)) {
      await removeStaleLock(lock, directory, staleAfterMs);
      if (!tryLink(draft, lock)) throwInUse(directory, 'another process');
    }
  } catch (error) {
    closeSync(file);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const isMine = () => [fstatSync(file).ino, 'unknown'].includes(inodeOf(lock));
  const heartbeat = setInterval(() => {
    if (isMine()) futimesSync(file, new Date(), new Date());
    else onLost();
  }, heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (isMine()) rmSync(lock, { force: true });
    closeSync(file);
  };
}

/** Links the draft as the lock. `link` is atomic, so no process reads a partial lock. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the lock of a dead process; of several processes that try, one succeeds. */
async function removeStaleLock(
  lock: string,
  directory: string,
  staleAfterMs: number,
): Promise<void> {
  const found = readHolder(lock);
  if (found && (await isAlive(found, lock, staleAfterMs)))
    throwInUse(directory, describeHolder(found));
  const stalePath = `${lock}.stale.${hostname()}.${process.pid}`;
  try {
    renameSync(lock, stalePath);
  } catch {
    return;
  }
  const moved = readHolder(stalePath);
  if (moved && !isSame(moved, found)) {
    // Another process was faster and holds the directory now.
    renameSync(stalePath, lock);
    throwInUse(directory, describeHolder(moved));
  }
  rmSync(stalePath, { force: true });
}

type Holder = { pid: number; started: string | undefined; machine?: string; host?: string };

/** Identifies this process. A process number is unique within one boot and one PID namespace. */
function thisProcess(): Holder {
  return {
    pid: process.pid,
    started: startTimeOf(process.pid),
    machine: machine(),
    host: hostname(),
  };
}

function machine(): string {
  return [
    hostname(),
    valueOrUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    valueOrUndefined(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

function readHolder(lock: string): Holder | undefined {
  return valueOrUndefined(() => JSON.parse(readFileSync(lock, 'utf8')) as Holder);
}

function isSame(one: Holder, other: Holder | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAlive(holder: Holder, lock: string, staleAfterMs: number): boolean | Promise<boolean> {
  return isOnOtherMachine(holder) ? hasHeartbeat(lock, staleAfterMs) : isRunning(holder);
}

/** Tells whether the holder runs elsewhere; locks of earlier releases have no `machine`. */
function isOnOtherMachine(holder: Holder): boolean {
  return holder.machine !== undefined && holder.machine !== machine();
}

/** Watches for a heartbeat within `staleAfterMs`, without comparing the clocks of two machines. */
async function hasHeartbeat(lock: string, staleAfterMs: number): Promise<boolean> {
  const previous = heartbeatOf(lock);
  const until = performance.now() + staleAfterMs;
  while (performance.now() < until) {
    await sleep(POLL_MS);
    const now = heartbeatOf(lock);
    // Undefined: the holder released the lock, and any process may take it.
    if (now !== previous) return now !== undefined;
  }
  return false;
}

/** Reads inode and mtime of the lock. Opens it, since network file systems cache old times. */
function heartbeatOf(lock: string): string | undefined {
  return valueOrUndefined(() => {
    const file = openSync(lock, 'r');
    try {
      const { ino, mtimeMs } = fstatSync(file);
      return `${ino} ${mtimeMs}`;
    } finally {
      closeSync(file);
    }
  });
}

/** Compares the start time too: after a restart another process may have the number. */
function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTimeOf(pid) === started;
}

/** Reads when a process started, in ticks since boot; undefined without /proc. */
function startTimeOf(pid: number): string | undefined {
  return valueOrUndefined(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  });
}

/** Returns the inode of a path; 'unknown' when the disk cannot be read. */
function inodeOf(path: string): number | 'none' | 'unknown' {
  try {
    return statSync(path).ino;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'none' : 'unknown';
  }
}

function valueOrUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function describeHolder(holder: Holder): string {
  return isOnOtherMachine(holder)
    ? `process ${holder.pid} of ${holder.host}`
    : `process ${holder.pid}`;
}

/** Exits a process that lost its lock, as after its machine slept: it must not write a row. */
function exitProcess(directory: string): () => never {
  return () => {
    console.error(`FOYER_DATA: ${directory} was taken over by another process. This one ends.`);
    process.exit(1);
  };
}

function throwInUse(directory: string, holder: string): never {
  throw new StartError(
    `FOYER_DATA: ${directory} is in use by ${holder}. Stop it, or set FOYER_DATA to another directory.`,
  );
}
