import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseName, Release } from '@foyer/shared/contracts/release';
import type { ReleaseStore } from '../deps.ts';

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Releases in a folder, `<name>/<version>/…`, with brotli copies (`.br`) beside the files. */
export function folderStore(folder: string): ReleaseStore {
  return {
    async manifest(name, version) {
      if (!isReleaseName(name, version)) return undefined;
      const bytes = await bytesOf(join(folder, name, version, 'release.json'));
      return bytes && Release.parse(JSON.parse(new TextDecoder().decode(bytes)));
    },
    async file({ name, version, files }, path, acceptsBrotli) {
      if (!Object.hasOwn(files, path)) return undefined;
      const place = join(folder, name, version, path);
      const small = acceptsBrotli ? await bytesOf(`${place}.br`) : undefined;
      if (small) return { body: small, encoding: 'br' };
      const body = await bytesOf(place);
      return body && { body, encoding: undefined };
    },
  };
}
