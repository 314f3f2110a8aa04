import { readDocument } from '../document/document.ts';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';

/** Replaces the fleet document in force by a whole other one. */
export function apply(text: string): Change {
  return ({ fleet }) => {
    const { revision } = readDocument(text).fleet;
    if (revision !== undefined && fleet.revision !== undefined && revision !== fleet.revision)
      throw new Refusal(
        `The document was made from revision ${revision}, but revision ${fleet.revision} is in force: edit that one instead (pnpm fleet show). The changes in between: pnpm fleet history.`,
      );
    return { text, unchangedMessage: 'This document is in force already.' };
  };
}
