import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import type { DeskChat } from '../chat/chat.ts';
import type { DeskMessage } from '../messages/threads.ts';
import type { DeskRequest } from '../requests/records.ts';

/** A request, chat message, thread or reply. */
export type Entry = DeskRequest | DeskChat | DeskMessage;

/**
 * Holds the last id read of each list, which has its own ids, and the time of the last change of a
 * request.
 */
type ReadPosition = { requests: number; chats: number; messages: number; changes: string };
export const START: ReadPosition = { requests: 0, chats: 0, messages: 0, changes: '' };

/** Returns the position after this entry. */
export function advance(position: ReadPosition, entry: Entry): ReadPosition {
  const { id } = entry;
  if (entry.kind === 'chat') return { ...position, chats: id };
  if ('sender' in entry) return { ...position, messages: id };
  const { changed_at } = entry;
  const isLater = changed_at !== null && changed_at > position.changes;
  const requests = Math.max(id, position.requests);
  return { ...position, requests, ...(isLater && { changes: changed_at }) };
}

/** Returns the changed requests that a list of new ones, read before, does not hold as changed. */
export const onlyChanged = (changed: DeskRequest[], read: DeskRequest[]): DeskRequest[] =>
  changed.filter(
    ({ id, changed_at }) => !read.some((one) => one.id === id && one.changed_at === changed_at),
  );

/** Tells whether an entry of a guest is unread. */
export function isUnread(entry: Entry): boolean {
  if (entry.kind === 'chat') return !entry.seen_at && entry.from !== HOTEL_ADMIN;
  if ('sender' in entry) return !entry.seen_at && entry.sender.name !== HOTEL_ADMIN;
  return entry.state === 'sent';
}

/**
 * Merges the lists, oldest entry first. Each list keeps the order of its ids, since the clocks of
 * several provider processes differ.
 */
export function mergeByTime(...lists: Entry[][]): Entry[] {
  const all: Entry[] = [];
  const reversed = lists.map((list) => list.toReversed());
  for (;;) {
    const [first] = reversed
      .filter((list) => list.length > 0)
      .sort((one, other) => createdAt(one).localeCompare(createdAt(other)));
    const next = first?.pop();
    if (!next) return all;
    all.push(next);
  }
}

const createdAt = (list: Entry[]) => list.at(-1)?.created_at ?? '';
