import type { Fleet } from '@foyer/shared/contracts/fleet';

/** What is in force, as a change finds it. */
export type Situation = {
  text: string;
  fleet: Fleet;
  /** The documents that were in force, oldest first; the last is the one that is. */
  history: () => Promise<readonly Fleet[]>;
};

/** What a change makes of it. */
export type Decision = {
  text: string;
  /** What the operator should know beside it, a sentence each. */
  told: string[];
  /** What to say where the text is what it was. */
  already: string;
};

/** A change of the fleet, decided anew when somebody else was faster; throws a `Refusal`. */
export type Change = (now: Situation) => Decision | Promise<Decision>;
