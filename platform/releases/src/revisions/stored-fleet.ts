import { isWritable, type ReadableStore } from '../store/object-store.ts';
import type { FleetSource } from './fleet-source.ts';
import { newestListed, newestProbed, storedRevisionLog } from './stored-revision-log.ts';

/** Opens the fleet of a store without an editable file: the revision log alone. */
export function storedFleet(store: ReadableStore): FleetSource {
  const first = isWritable(store) ? () => newestListed(store) : undefined;
  return {
    read: async () => undefined,
    replace: async () => true,
    revisionLog: storedRevisionLog(store, newestProbed(store, first)),
  };
}
