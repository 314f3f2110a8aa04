import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { areSame, type ObjectStore, type Stored } from './object-store.ts';

/** A store in a folder; its file system makes a hard link once, as NFS does. */
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
  // A document tells that all it names is there: it must outlive a machine that stops.
  await writeFile(draft, bytes, { flush: path.endsWith('.json') });
  try {
    // A link is whole or not at all, and never takes the place of another file.
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return areSame(await readFile(path).catch(ifMissing(undefined)), bytes);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The prefix of a folder's store names a folder. */
async function filesIn(root: string, prefix: string): Promise<Stored[]> {
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

/** Folders are no objects: one that holds none is not there. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let one = folder; one !== '.'; one = dirname(one)) {
    const isRemoved = await rmdir(join(root, one)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

const ABSENT = ['ENOENT', 'ENOTDIR'];

function ifMissing<Value>(otherwise: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (ABSENT.includes(error.code ?? '')) return otherwise;
    throw error;
  };
}
