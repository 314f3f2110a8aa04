import type { Fleet } from '@foyer/shared/contracts/fleet';
import { readDocument } from '../document.ts';
import { type Edit, edited } from './edits.ts';

/** A document that takes edits one after the other, each seeing what those before it made. */
export class Draft {
  text: string;
  fleet: Fleet;

  constructor({ text, fleet }: { text: string; fleet: Fleet }) {
    this.text = text;
    this.fleet = fleet;
  }

  edit(...edits: Edit[]): void {
    this.text = edited(this.text, edits);
    this.fleet = readDocument(this.text).fleet;
  }
}
