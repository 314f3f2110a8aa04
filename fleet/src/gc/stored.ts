import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseName } from '@foyer/shared/contracts/release';

/** A release in the store, or what a command that was stopped has left of one. */
export type Stored = { key: string; folder: string; bytes: number; changedAt: number };

/** A draft is called so by `putRelease`: a dot, a version and a UUID. */
const DRAFT = /^\.(.+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything in a store: releases by `name@version`, and the drafts beside them. */
export async function storedIn(store: string): Promise<{ releases: Stored[]; drafts: Stored[] }> {
  const releases: Stored[] = [];
  const drafts: Stored[] = [];
  for (const name of await foldersIn(store)) {
    for (const version of await foldersIn(join(store, name))) {
      const folder = join(store, name, version);
      const key = `${name}@${version}`;
      if (isReleaseName(name, version))
        releases.push({ key, folder, ...(await sizeOf(folder, 'release.json')) });
      else if (isReleaseName(name, DRAFT.exec(version)?.[1] ?? ''))
        drafts.push({ key, folder, ...(await sizeOf(folder, '.')) });
    }
  }
  return { releases, drafts };
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** What a folder weighs, and when the file in it was written that says its age. */
async function sizeOf(folder: string, dated: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const { mtimeMs } = await stat(join(folder, dated)).catch(() => stat(folder));
  return { bytes, changedAt: mtimeMs };
}
