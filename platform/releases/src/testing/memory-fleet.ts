import type { FleetSource } from '../revisions/fleet-source.ts';
import { memoryRevisionLog } from '../revisions/revision-log.ts';

/** Creates a fleet in memory, whose file is `holder.fleet`. */
export function memoryFleet(holder: { fleet: string | undefined; now: number }): FleetSource {
  return {
    read: async () =>
      holder.fleet === undefined
        ? undefined
        : { text: holder.fleet, changedAt: new Date(holder.now).toISOString() },
    async replace(expected, next) {
      if (holder.fleet !== expected) return false;
      holder.fleet = next;
      return true;
    },
    revisionLog: memoryRevisionLog(),
  };
}
