import type { Fleet } from '../contracts/fleet.ts';

/** Holds the fleet document in force, on which a change is based. */
export type CurrentFleet = {
  text: string;
  fleet: Fleet;
  /** The documents in force so far, oldest first, ending with the current one. */
  history: () => Promise<readonly Fleet[]>;
};

/** Holds the result of a change. */
type Decision = {
  text: string;
  /** Further sentences for the operator. */
  notes: string[];
  /** The message if the change leaves the text as it was. */
  unchangedMessage: string;
};

/** Changes the fleet. Runs again after a concurrent change; throws a `Refusal`. */
export type Change = (now: CurrentFleet) => Decision | Promise<Decision>;
