import type { Fleet } from '../contracts/fleet.ts';
import { withEdits } from './edits.ts';

/** Holds the fleet document in force, on which a change is based. */
export type CurrentFleet = {
  text: string;
  fleet: Fleet;
  /** The documents in force so far, oldest first, ending with the current one. */
  history: () => Promise<readonly Fleet[]>;
};

/** Holds sentences for the operator. */
type Messages = {
  notes?: string[];
  /** The message if the change leaves the text as it was. */
  unchangedMessage?: string;
};

/** Changes the fleet. Runs again after a concurrent change; throws a `Refusal`. */
export type Change = (
  now: CurrentFleet,
) => ({ text: string } & Messages) | Promise<{ text: string } & Messages>;

/** Creates a change from a function that changes a copy of the fleet. */
export function changeOf(
  edit: (draft: Fleet, now: CurrentFleet) => Messages | Promise<Messages>,
): Change {
  return async (now) => {
    const draft = structuredClone(now.fleet);
    const messages = await edit(draft, now);
    return { text: withEdits(now.text, now.fleet, draft), ...messages };
  };
}
