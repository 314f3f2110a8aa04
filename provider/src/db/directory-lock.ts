import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
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
 * machine, after `staleAfterMs` when it may run in another container. `proper-lockfile` would always
 * wait, and it compares the clocks of two machines.
 * @returns a function that releases the lock
 */
export async function lockDirectory(
  directory: string,
  {
    heartbeatMs = HEARTBEAT_MS,
    staleAfterMs = STALE_AFTER_MS,
    onLost = () => exitProcess(directory),
  }: Options = {},
): Promise<() => void> {
  const lock = join(directory, 'lock');
  const draft = `${lock}.${randomUUID()}`;
  const own = JSON.stringify({ ...thisProcess(), draft });
  writeFileSync(draft, own);
  try {
    const holder = tryLink(draft, lock) ? undefined : await takeOver(draft, lock, staleAfterMs);
    if (holder)
      throw new StartError(
        `FOYER_DATA: ${directory} is in use by ${holder}. Stop it, or set FOYER_DATA to another directory.`,
      );
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => {
    try {
      if (readFileSync(lock, 'utf8') === own) utimesSync(lock, new Date(), new Date());
      else onLost();
    } catch (error) {
      // A disk that cannot be read for a moment does not lose the lock.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') onLost();
    }
  }, heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (textOf(lock) === own) rmSync(lock, { force: true });
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

/**
 * Replaces the lock of a dead process by the draft.
 * @returns the process that holds the lock instead
 */
async function takeOver(
  draft: string,
  lock: string,
  staleAfterMs: number,
): Promise<string | undefined> {
  const own = textOf(draft);
  const found = textOf(lock);
  const holder = valueOrUndefined(() => JSON.parse(found ?? '') as Holder);
  if (holder && (await isAlive(holder, lock, staleAfterMs))) return describeHolder(holder);
  if (![found, undefined].includes(textOf(lock))) return 'another process';
  renameSync(draft, lock);
  // If several processes replaced the lock at the same moment, the last one holds it.
  await sleep(POLL_MS);
  return textOf(lock) === own ? undefined : 'another process';
}

type Holder = { pid: number; started: string | undefined; machine?: string; host?: string };

/** Identifies this process. A process number is unique within one boot and one PID namespace. */
function thisProcess(): Holder {
  const { pid } = process;
  return { pid, started: startTimeOf(pid), machine: machine(), host: hostname() };
}

function machine(): string {
  return [
    hostname(),
    textOf('/proc/sys/kernel/random/boot_id')?.trim(),
    valueOrUndefined(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

/** Tells whether the holder runs elsewhere; locks of earlier releases have no `machine`. */
function isElsewhere(holder: Holder): boolean {
  return holder.machine !== undefined && holder.machine !== machine();
}

function isAlive(holder: Holder, lock: string, staleAfterMs: number): boolean | Promise<boolean> {
  return isElsewhere(holder) ? hasHeartbeat(lock, staleAfterMs) : isRunning(holder);
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

/** Reads the lock and its mtime. Reading opens it, since network file systems cache old times. */
function heartbeatOf(lock: string): string | undefined {
  return valueOrUndefined(() => `${readFileSync(lock, 'utf8')} ${statSync(lock).mtimeMs}`);
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
  const stat = textOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

const textOf = (path: string) => valueOrUndefined(() => readFileSync(path, 'utf8'));

function valueOrUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function describeHolder(holder: Holder): string {
  const process = `process ${holder.pid}`;
  return isElsewhere(holder) ? `${process} of ${holder.host}` : process;
}

/** Exits a process that lost its lock, as after its machine slept: it must not write a row. */
function exitProcess(directory: string): void {
  console.error(`FOYER_DATA: ${directory} was taken over by another process. This one ends.`);
  process.exit(1);
}
