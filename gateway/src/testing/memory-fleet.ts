import type { FleetSource } from '../deps.ts';
import { memoryJournal } from '../fleet/journal.ts';

/** A fleet in memory: its file is what `holder.fleet` says. */
export function memoryFleet(holder: { fleet: string | undefined; now: number }): FleetSource {
  return {
    isEditedByHand: true,
    read: async () =>
      holder.fleet === undefined
        ? undefined
        : { text: holder.fleet, changedAt: new Date(holder.now).toISOString() },
    async replace(expected, next) {
      if (holder.fleet !== expected) return false;
      holder.fleet = next;
      return true;
    },
    journal: memoryJournal(),
  };
}
