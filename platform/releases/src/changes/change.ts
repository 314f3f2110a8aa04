import type { Fleet } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import { type Edit, withEdits } from './edits.ts';

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

/** Applies edits to a document one by one; each edit sees the previous ones. */
export class EditedDocument {
  text: string;
  fleet: Fleet;

  constructor({ text, fleet }: { text: string; fleet: Fleet }) {
    this.text = text;
    this.fleet = fleet;
  }

  edit(...edits: Edit[]): void {
    this.text = withEdits(this.text, edits);
    this.fleet = readDocument(this.text).fleet;
  }

  decision(unchangedMessage: string, notes: string[] = []): Decision {
    return { text: this.text, notes, unchangedMessage };
  }
}
