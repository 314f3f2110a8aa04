import * as z from 'zod/mini';
import {
  isWritable,
  NoAccess,
  type ObjectStore,
  READ_ONLY,
  type ReadableStore,
  StoreError,
} from '../store/object-store.ts';
import { LARGEST_BYTES } from './document.ts';
import { Edition, type Journal } from './journal.ts';

const FOLDER = 'fleet/';
const FILE = /^(\d{6,})\.json$/;
/** More revisions than anybody takes out at once: a number beyond is none of the journal's, as a date. */
const LARGEST_GAP = 1000;
/** JSON in JSON: each character may be escaped. */
const EDITION_BYTES = 2 * LARGEST_BYTES + 10_000;

function pathOf(revision: number): string {
  return `${FOLDER}${String(revision).padStart(6, '0')}.json`;
}

/** A journal in a store, an object an edition: `fleet/000042.json`. */
export function storedJournal(store: ReadableStore, newest: () => Promise<number>): Journal {
  return {
    newest,
    async read(revision) {
      try {
        const bytes = await store.get(pathOf(revision), EDITION_BYTES);
        return bytes && Edition.parse(JSON.parse(new TextDecoder().decode(bytes)));
      } catch (error) {
        if (isNoEdition(error)) return undefined;
        // Whoever went on from an older one because this one is late would undo it.
        throw error;
      }
    },
    async append(edition) {
      if (!isWritable(store)) throw new StoreError(READ_ONLY);
      const text = `${JSON.stringify(edition, null, 2)}\n`;
      return store.create(pathOf(edition.revision), new TextEncoder().encode(text));
    },
  };
}

/** Of what lies there and is no edition, as one that was written by half. */
function isNoEdition(error: unknown): boolean {
  return [SyntaxError, RangeError, z.core.$ZodError].some((kind) => error instanceof kind);
}

/** The highest revision among all that lie there, by the names of their files. */
export function newestAmong(names: readonly string[]): number {
  return names
    .map((name) => Number(FILE.exec(name)?.[1] ?? 0))
    .sort((one, other) => one - other)
    .reduce((last, next) => (last > 0 && next - last > LARGEST_GAP ? last : next), 0);
}

/** The same of a store that can be listed. */
export async function newestListed(store: Pick<ObjectStore, 'list'>): Promise<number> {
  return newestAmong((await store.list(FOLDER)).map(({ path }) => path.slice(FOLDER.length)));
}

/** Nobody makes so many: a store that has all of these answers to whatever it is asked. */
const LARGEST_REVISION = 1_000_000;

/**
 * The highest revision of a store in which each look is paid for, or which cannot be listed: of
 * editions that follow each other without a gap. `first` tells where to begin, else it is looked for.
 */
export function newestProbed(
  store: ReadableStore,
  first: () => Promise<number> = async () => 0,
): () => Promise<number> {
  let known = 0;

  async function isThere(revision: number): Promise<boolean> {
    try {
      return (await store.get(pathOf(revision), EDITION_BYTES)) !== undefined;
    } catch (error) {
      if (error instanceof RangeError) return true;
      // Some say so that there is none; of the first, it says that nothing can be read.
      if (error instanceof NoAccess && revision > 1) return false;
      throw error;
    }
  }

  return async () => {
    if (known === 0) known = await first();
    known = Math.max(known, await lastFrom(known, isThere));
    return known;
  };
}

/** The last of an unbroken row: in steps that double, then halve. */
async function lastFrom(
  known: number,
  isThere: (revision: number) => Promise<boolean>,
): Promise<number> {
  let last = known;
  let step = 1;
  for (; await isThere(last + step); step *= 2) {
    last += step;
    if (last > LARGEST_REVISION) throw new Error('The store has an answer for every edition');
  }
  for (; step > 1; step /= 2) if (await isThere(last + step / 2)) last += step / 2;
  return last;
}
