import { type FleetDocument, readDocument } from './document.ts';
import type { Edition, Journal } from './journal.ts';
import { stamp } from './stamp.ts';

/** What the file that operators edit says against the edition in force. */
export type Edit =
  /** The same, or an older edition as it was: a command has not brought it up to date yet. */
  | { kind: 'none' }
  /** A change of what is in force. */
  | { kind: 'new'; document: FleetDocument }
  /** A change of what was in force before somebody else's change, which it would undo. */
  | { kind: 'stale'; revision: number };

/** Tells a change by hand; one without a revision is meant to replace whatever there is. */
export async function readEdit(
  text: string | undefined,
  inForce: Edition | undefined,
  journal: Journal,
): Promise<Edit> {
  if (text === undefined || (inForce && says(text, inForce))) return { kind: 'none' };
  const document = readDocument(text);
  const { revision } = document.fleet;
  if (!inForce || revision === undefined || revision === inForce.revision)
    return { kind: 'new', document };
  const older = await journal.read(revision);
  return older && says(text, older) ? { kind: 'none' } : { kind: 'stale', revision };
}

/** Whether a text is that of an edition, but for the revision that stands in it. */
function says(text: string, edition: Edition): boolean {
  return text === edition.text || stamp(text, edition.revision) === edition.text;
}
