import { readFile, stat } from 'node:fs/promises';
import type { FleetSource } from '../deps.ts';

/** The fleet document as a file; it is read again only when the file has changed. */
export function fleetFile(path: string): FleetSource {
  let seen: string | undefined;
  let text: string | undefined;
  return {
    async read() {
      const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!info) return undefined;
      const version = `${info.mtimeMs}-${info.size}-${info.ino}`;
      if (version !== seen) {
        text = await readFile(path, 'utf8');
        seen = version;
      }
      return text;
    },
  };
}
