import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { areSameBytes, type ObjectStore, type StoredObject } from './object-store.ts';

/** Opens a store in a folder. The file system must create hard links atomically, as NFS does. */
export function folderStore(root: string): ObjectStore {
  return {
    get: (path, limit) => read(join(root, path), limit),
    create: (path, bytes) => create(join(root, path), bytes),
    list: (prefix) => filesIn(root, prefix),
    async folders(prefix) {
      const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch(
        ifMissing([]),
      );
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => rm(join(root, path), { force: true })));
      const folders = new Set(paths.map(dirname));
      for (const folder of folders) await removeEmpty(root, folder);
    },
  };
}

async function read(path: string, limit: number) {
  const file = await open(path).catch(ifMissing(undefined));
  try {
    const size = (await file?.stat())?.size ?? 0;
    if (size > limit) throw new RangeError(`${path} has more than ${limit} bytes`);
    return await file?.readFile();
  } finally {
    await file?.close();
  }
}

async function create(path: string, bytes: Uint8Array): Promise<boolean> {
  const folder = dirname(path);
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  // JSON documents imply that everything they name exists: they are flushed to survive a crash.
  await writeFile(draft, bytes, { flush: path.endsWith('.json') });
  try {
    if (await linkNew(draft, path)) return true;
    return areSameBytes(await readFile(path).catch(ifMissing(undefined)), bytes);
  } finally {
    await rm(draft, { force: true });
  }
}

/** In a folder store a prefix names a folder. */
async function filesIn(root: string, prefix: string): Promise<StoredObject[]> {
  const entries = await readdir(join(root, prefix), {
    recursive: true,
    withFileTypes: true,
  }).catch(ifMissing([]));
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const info = await stat(file).catch(ifMissing(undefined));
      const path = relative(root, file).split(sep).join('/');
      return info && { path, bytes: info.size, storedAt: info.mtimeMs };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Removes empty folders: a store has only objects. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let one = folder; one !== '.'; one = dirname(one)) {
    const isRemoved = await rmdir(join(root, one)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

/** Gives a file another name atomically; false if the name is taken. */
export async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const ABSENT = ['ENOENT', 'ENOTDIR'];

/** Returns an error handler that answers a missing file with a fallback. */
export function ifMissing<Value>(fallback: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (ABSENT.includes(error.code ?? '')) return fallback;
    throw error;
  };
}
