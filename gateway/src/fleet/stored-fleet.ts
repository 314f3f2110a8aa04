import type { FleetSource } from '../deps.ts';
import { isWritable, type ReadableStore } from '../store/object-store.ts';
import { newestListed, newestProbed, storedJournal } from './stored-journal.ts';

/** The fleet in a store where nobody edits a file by hand: its journal alone. */
export function storedFleet(store: ReadableStore): FleetSource {
  const first = isWritable(store) ? () => newestListed(store) : undefined;
  return {
    isEditedByHand: false,
    read: async () => undefined,
    replace: async () => true,
    journal: storedJournal(store, newestProbed(store, first)),
  };
}
