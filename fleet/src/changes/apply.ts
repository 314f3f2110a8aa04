import { readDocument } from '@foyer/gateway/fleet/document';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';

/** A whole document from elsewhere takes the place of the one in force. */
export function apply(text: string): Change {
  return ({ fleet }) => {
    const { revision } = readDocument(text).fleet;
    if (revision !== undefined && fleet.revision !== undefined && revision !== fleet.revision)
      throw new Refusal(
        `It was made from revision ${revision}, and revision ${fleet.revision} is in force: make it again from that (pnpm fleet show). What came between: pnpm fleet history.`,
      );
    return { text, told: [], already: 'That is what is in force already.' };
  };
}
