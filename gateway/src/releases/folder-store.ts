import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../deps.ts';
import { releaseStore } from './release-store.ts';

const ABSENT = ['ENOENT', 'ENOTDIR'];

/** Releases in a folder. */
export function folderStore(folder: string): ReleaseStore {
  return releaseStore(async (path, limit) => {
    const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (ABSENT.includes(error.code ?? '')) return undefined;
      throw error;
    });
    try {
      const size = (await file?.stat())?.size ?? 0;
      if (size > limit) throw new RangeError(`${path} has more than ${limit} bytes`);
      return await file?.readFile();
    } finally {
      await file?.close();
    }
  });
}
