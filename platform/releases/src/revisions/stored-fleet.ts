import * as z from 'zod/mini';
import { MAX_DOCUMENT_BYTES } from '../document/document.ts';
import {
  AccessDenied,
  isWritable,
  READ_ONLY_MESSAGE,
  type ReadableStore,
  StoreError,
} from '../store/object-store.ts';
import type { FleetSource } from './fleet-source.ts';
import { Revision, type RevisionLog } from './revision-log.ts';

const FOLDER = 'fleet/';
const FILE = /^fleet\/(\d{6,})\.json$/;
/**
 * More revisions than operators ever delete. A number after a larger gap, such as a date, is no
 * revision.
 */
const MAX_GAP = 1000;
/** JSON in JSON: each character may be escaped. */
const MAX_REVISION_BYTES = 2 * MAX_DOCUMENT_BYTES + 10_000;

/** Opens the fleet of a store without an editable file: the revision log alone. */
export function storedFleet(store: ReadableStore): FleetSource {
  return {
    read: async () => undefined,
    replace: async () => true,
    revisionLog: storedRevisionLog(store),
  };
}

function pathOf(revision: number): string {
  return `${FOLDER}${String(revision).padStart(6, '0')}.json`;
}

/** Opens the revision log in a store, one object per revision: `fleet/000042.json`. */
export function storedRevisionLog(store: ReadableStore): RevisionLog {
  return {
    newest: newestProbed(store),
    async read(revision) {
      try {
        const bytes = await store.get(pathOf(revision), MAX_REVISION_BYTES);
        return bytes && Revision.parse(JSON.parse(new TextDecoder().decode(bytes)));
      } catch (error) {
        if (isMalformed(error)) return undefined;
        // Continuing from an older revision would undo a newer one that is late.
        throw error;
      }
    },
    async append(revision) {
      if (!isWritable(store)) throw new StoreError(READ_ONLY_MESSAGE);
      const text = `${JSON.stringify(revision, null, 2)}\n`;
      return store.create(pathOf(revision.revision), new TextEncoder().encode(text));
    },
  };
}

/** Tells whether an object is no valid revision, such as a half-written one. */
function isMalformed(error: unknown): boolean {
  return [SyntaxError, RangeError, z.core.$ZodError].some((kind) => error instanceof kind);
}

/** Returns the highest revision of a store; 0 if it cannot be listed. */
async function newestListed(store: ReadableStore): Promise<number> {
  if (!isWritable(store)) return 0;
  return (await store.list(FOLDER))
    .map(({ path }) => Number(FILE.exec(path)?.[1] ?? 0))
    .sort((one, other) => one - other)
    .reduce((last, next) => (last > 0 && next - last > MAX_GAP ? last : next), 0);
}

/** No log grows this long: a store that has all of these answers every request. */
const MAX_REVISIONS_AHEAD = 1_000_000;

/**
 * Finds the highest revision. After a first listing, where possible, it asks for the next number:
 * listings are slow or cost money. Later revisions must follow each other without a gap.
 */
function newestProbed(store: ReadableStore): () => Promise<number> {
  let known = 0;

  async function exists(revision: number): Promise<boolean> {
    try {
      return (await store.get(pathOf(revision), MAX_REVISION_BYTES)) !== undefined;
    } catch (error) {
      if (error instanceof RangeError) return true;
      // Some stores deny access to missing objects; for the first revision it means that nothing is
      // readable.
      if (error instanceof AccessDenied && revision > 1) return false;
      throw error;
    }
  }

  return async () => {
    if (known === 0) known = await newestListed(store);
    known = Math.max(known, await lastFrom(known, exists));
    return known;
  };
}

/** Returns the last of an unbroken sequence: steps double, then halve. */
async function lastFrom(
  known: number,
  exists: (revision: number) => Promise<boolean>,
): Promise<number> {
  let last = known;
  let step = 1;
  for (; await exists(last + step); step *= 2) {
    last += step;
    if (last - known > MAX_REVISIONS_AHEAD)
      throw new Error('The store answers requests for every revision');
  }
  for (; step > 1; step /= 2) if (await exists(last + step / 2)) last += step / 2;
  return last;
}
