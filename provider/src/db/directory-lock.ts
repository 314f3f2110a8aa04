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
import { StartError } from '../ground/start-error.ts';

/** How often a holder shows that it lives, and how long it may stay silent, in ms. */
const BEAT_MS = 1000;
const SILENT_MS = 10_000;
const LOOK_MS = 200;

type Options = { beatMs?: number; silentMs?: number; onLost?: () => void };

/**
 * Takes `directory` for this process alone: the embedded database does not notice a second one
 * and both would silently lose rows. A lock of a process that is gone is taken over: at once where
 * this machine knows that it is gone, after `silentMs` where it may run in another container.
 * @returns gives the directory back
 */
export async function lockDirectory(
  directory: string,
  { beatMs = BEAT_MS, silentMs = SILENT_MS, onLost = endAtOnce(directory) }: Options = {},
): Promise<() => void> {
  const lock = join(directory, 'lock');
  // Two containers may both be process 7.
  const mine = join(directory, `lock.${hostname()}.${process.pid}`);
  writeFileSync(mine, JSON.stringify(thisProcess()));
  const file = openSync(mine, 'r+');
  try {
    if (!take(mine, lock)) {
      await removeDead(lock, directory, silentMs);
      if (!take(mine, lock)) refuse(directory, 'another process');
    }
  } catch (error) {
    closeSync(file);
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  const isMine = () => [fstatSync(file).ino, 'unknown'].includes(fileAt(lock));
  const beat = setInterval(() => {
    if (isMine()) futimesSync(file, new Date(), new Date());
    else onLost();
  }, beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (isMine()) rmSync(lock, { force: true });
    closeSync(file);
  };
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
async function removeDead(lock: string, directory: string, silentMs: number): Promise<void> {
  const seen = read(lock);
  if (seen && (await isAlive(seen, lock, silentMs))) refuse(directory, inWords(seen));
  const aside = `${lock}.stale.${hostname()}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && !isSame(moved, seen)) {
    // Somebody else was faster, and holds the directory by now.
    renameSync(aside, lock);
    refuse(directory, inWords(moved));
  }
  rmSync(aside, { force: true });
}

type Holder = { pid: number; started: string | undefined; machine?: string; host?: string };

/** Who this is. A process number means something within one boot and one namespace of processes. */
function thisProcess(): Holder {
  return { pid: process.pid, started: startOf(process.pid), machine: machine(), host: hostname() };
}

function machine(): string {
  return [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    attempt(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

function read(lock: string): Holder | undefined {
  return attempt(() => JSON.parse(readFileSync(lock, 'utf8')) as Holder);
}

function isSame(one: Holder, other: Holder | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAlive(holder: Holder, lock: string, silentMs: number): boolean | Promise<boolean> {
  return isElsewhere(holder) ? beats(lock, silentMs) : runsHere(holder);
}

/** A lock of an earlier release says nothing of that: it was of this machine. */
function isElsewhere(holder: Holder): boolean {
  return holder.machine !== undefined && holder.machine !== machine();
}

/** Whether a lock's holder shows itself within `silentMs`: no two clocks are compared. */
async function beats(lock: string, silentMs: number): Promise<boolean> {
  const before = beatOf(lock);
  const until = performance.now() + silentMs;
  while (performance.now() < until) {
    await sleep(LOOK_MS);
    const now = beatOf(lock);
    // One that was given back meanwhile is for whoever takes it first.
    if (now !== before) return now !== undefined;
  }
  return false;
}

/** A network's file system may remember an old time, unless the file is opened. */
function beatOf(lock: string): string | undefined {
  return attempt(() => {
    const file = openSync(lock, 'r');
    try {
      const { ino, mtimeMs } = fstatSync(file);
      return `${ino} ${mtimeMs}`;
    } finally {
      closeSync(file);
    }
  });
}

/** A process number alone is not enough: after a restart it may belong to somebody else. */
function runsHere({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** When a process started, in ticks since boot; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  return attempt(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  });
}

/** Which file is there; a disk that cannot be asked has not lost it. */
function fileAt(path: string): number | 'none' | 'unknown' {
  try {
    return statSync(path).ino;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'none' : 'unknown';
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function inWords(holder: Holder): string {
  return isElsewhere(holder) ? `process ${holder.pid} of ${holder.host}` : `process ${holder.pid}`;
}

/** A process that was taken for dead, since its machine slept, may not write one more row. */
function endAtOnce(directory: string): () => never {
  return () => {
    console.error(`FOYER_DATA: ${directory} was taken over by another process. This one ends.`);
    process.exit(1);
  };
}

function refuse(directory: string, holder: string): never {
  throw new StartError(
    `FOYER_DATA: ${directory} is in use by ${holder}. Stop it, or set FOYER_DATA to another directory.`,
  );
}
