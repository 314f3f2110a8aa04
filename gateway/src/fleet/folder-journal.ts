import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Edition, type Journal } from './journal.ts';

const FILE = /^(\d{6,})\.json$/;
/** More revisions than anybody takes out at once: a number beyond is none of the journal's, as a date. */
const LARGEST_GAP = 1000;

function fileOf(revision: number): string {
  return `${String(revision).padStart(6, '0')}.json`;
}

/** A journal in a folder, one file an edition: `000042.json`. */
export function folderJournal(folder: string): Journal {
  return {
    async newest() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names
        .map((name) => Number(FILE.exec(name)?.[1] ?? 0))
        .sort((one, other) => one - other)
        .reduce((last, next) => (last > 0 && next - last > LARGEST_GAP ? last : next), 0);
    },

    async read(revision) {
      const text = await readFile(join(folder, fileOf(revision)), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return Edition.parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },

    async append(edition) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, `${JSON.stringify(edition, null, 2)}\n`, { flush: true });
      try {
        // A link is whole or not at all, and never takes the place of another file.
        await link(draft, join(folder, fileOf(edition.revision)));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
