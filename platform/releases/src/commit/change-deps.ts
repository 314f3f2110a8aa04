import type { FleetSource } from '../revisions/fleet-source.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Holds what a change of the fleet document reads and writes. */
export type ChangeDeps = {
  fleet: FleetSource;
  store: ReleaseStore;
  /** Moves the operators' `fleet.json` aside if it still contains this text; returns its new name. */
  putAside(text: string | undefined): Promise<string | undefined>;
  writeSchema(): Promise<void>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};
