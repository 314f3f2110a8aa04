import { readDocument } from '@foyer/gateway/fleet/document';
import type { Edition, Journal } from '@foyer/gateway/fleet/journal';
import type { Fleet } from '@foyer/shared/contracts/fleet';

/** As many revisions are looked at. */
const LOOKED_AT = 1000;

/** The editions of a journal, oldest first. */
export async function editionsOf(journal: Journal): Promise<Edition[]> {
  const newest = await journal.newest();
  const count = Math.min(newest, LOOKED_AT);
  const editions = await Promise.all(
    Array.from({ length: count }, (_, place) => journal.read(newest - count + 1 + place)),
  );
  return editions.filter((edition) => edition !== undefined);
}

/** What the editions said, oldest first, and at last what is in force. */
export async function historyOf(journal: Journal, now: Fleet): Promise<Fleet[]> {
  const editions = await editionsOf(journal);
  return [...editions.map(({ text }) => readDocument(text).fleet), now];
}
