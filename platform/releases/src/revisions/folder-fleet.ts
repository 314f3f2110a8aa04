import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../document/document.ts';
import { folderStore, ifMissing, linkNew } from '../store/folder-store.ts';
import type { FleetFile, FleetSource } from './fleet-source.ts';
import { storedRevisionLog } from './stored-fleet.ts';

/** Opens the fleet in a data directory: `fleet.json`, and its revision log in `fleet/`. */
export function folderFleet(data: string): FleetSource {
  const path = join(data, 'fleet.json');
  return {
    read: reader(path),
    replace: (expected, next) => replace(path, expected, next),
    revisionLog: storedRevisionLog(folderStore(data)),
  };
}

/** Reads the file again only after it has changed. */
function reader(path: string): FleetSource['read'] {
  let knownVersion: string | undefined;
  let file: FleetFile | undefined;
  return async () => {
    const info = await stat(path).catch(ifMissing(undefined));
    if (!info) return undefined;
    const version = `${info.ctimeMs}-${info.mtimeMs}-${info.size}-${info.ino}`;
    if (version === knownVersion) return file;
    // Uses the change time: a copy of an older file keeps its modification time.
    const changedAt = info.ctime.toISOString();
    if (info.size > MAX_DOCUMENT_BYTES) {
      const megabytes = Math.ceil(info.size / 1_000_000);
      const unreadable = `It has ${megabytes} MB, and a fleet document has at most ${MAX_DOCUMENT_BYTES / 1_000_000} MB`;
      return { unreadable, changedAt };
    }
    try {
      file = { text: await readFile(path, 'utf8'), changedAt };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return { unreadable: `It cannot be read (${code})`, changedAt };
    }
    knownVersion = version;
    return file;
  };
}

/** Replaces the file without overwriting a concurrent change. */
async function replace(path: string, expected: string | undefined, next: string): Promise<boolean> {
  // Moves nothing if the file has already changed.
  if ((await readFile(path, 'utf8').catch(ifMissing(undefined))) !== expected) return false;
  const draft = `${path}.${randomUUID()}`;
  const movedPath = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, next, { flush: true });
  try {
    if (expected === undefined) return await linkNew(draft, path);
    const isMoved = await rename(path, movedPath).then(() => true, ifMissing(false));
    return isMoved && (await exchange(movedPath, draft, path, expected));
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Puts the draft in place, or restores an unexpected file. If another file is already there, the
 * unexpected file stays beside it for its author.
 */
async function exchange(
  movedPath: string,
  draft: string,
  path: string,
  expected: string,
): Promise<boolean> {
  let isExpected = false;
  let isPlaced = false;
  try {
    await chmod(draft, (await stat(movedPath)).mode);
    isExpected = (await readFile(movedPath, 'utf8')) === expected;
    isPlaced = isExpected && (await linkNew(draft, path));
    return isPlaced;
  } finally {
    if (isPlaced || (await linkNew(movedPath, path)) || isExpected)
      await rm(movedPath, { force: true });
  }
}
