import type { Fleet } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import { type Edit, withEdits } from './edits.ts';

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
}
