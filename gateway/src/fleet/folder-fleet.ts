import { randomUUID } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FleetFile, FleetSource } from '../deps.ts';
import { folderStore } from '../store/folder-store.ts';
import { LARGEST_BYTES } from './document.ts';
import { newestAmong, storedJournal } from './stored-journal.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The fleet in a data directory: `fleet.json`, and its journal in `fleet/`. */
export function folderFleet(data: string): FleetSource {
  const path = join(data, 'fleet.json');
  // It is asked for every second: to look at each file would take long.
  const newest = async () =>
    newestAmong((await readdir(join(data, 'fleet')).catch(unlessMissing)) ?? []);
  return {
    isEditedByHand: true,
    read: reader(path),
    replace: (expected, next) => replace(path, expected, next),
    journal: storedJournal(folderStore(data), newest),
  };
}

/** Reads the file again only when it has changed. */
function reader(path: string): FleetSource['read'] {
  let seen: string | undefined;
  let file: FleetFile | undefined;
  return async () => {
    const info = await stat(path).catch(unlessMissing);
    if (!info) return undefined;
    const version = `${info.ctimeMs}-${info.mtimeMs}-${info.size}-${info.ino}`;
    if (version === seen) return file;
    // When it came here, which a copy of an older file does not say by its time of modification.
    const changedAt = info.ctime.toISOString();
    if (info.size > LARGEST_BYTES) {
      const megabytes = Math.ceil(info.size / 1_000_000);
      throw new UnreadableFile(
        `It has ${megabytes} MB, and a fleet document has at most ${LARGEST_BYTES / 1_000_000} MB`,
        changedAt,
      );
    }
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new UnreadableFile(`It cannot be read (${error.code})`, changedAt);
    });
    file = { text, changedAt };
    seen = version;
    return file;
  };
}

/** Never takes the place of what somebody else wrote meanwhile. */
async function replace(path: string, expected: string | undefined, next: string): Promise<boolean> {
  // Nothing is moved where it is plain that somebody was faster.
  if ((await readFile(path, 'utf8').catch(unlessMissing)) !== expected) return false;
  const draft = `${path}.${randomUUID()}`;
  const aside = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, next, { flush: true });
  try {
    if (expected === undefined) return await place(draft, path);
    const moved = await rename(path, aside).then(() => true, unlessMissing);
    return moved === true && (await exchange(aside, draft, path, expected));
  } finally {
    await rm(draft, { force: true });
  }
}

/** What was moved aside and is not what was expected goes back, or stays beside for its author. */
async function exchange(
  aside: string,
  draft: string,
  path: string,
  expected: string,
): Promise<boolean> {
  let isExpected = false;
  let placed = false;
  try {
    await chmod(draft, (await stat(aside)).mode);
    isExpected = (await readFile(aside, 'utf8')) === expected;
    placed = isExpected && (await place(draft, path));
    return placed;
  } finally {
    if (placed || (await place(aside, path)) || isExpected) await rm(aside, { force: true });
  }
}

/** A link is whole or not at all; false where there is a file already. */
async function place(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
