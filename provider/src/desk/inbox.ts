import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import type { DeskChat } from '../chat/chat.ts';
import type { DeskMessage } from '../messages/threads.ts';
import type { DeskRequest } from '../requests/records.ts';

/** A request, chat message, thread or reply. */
export type Entry = DeskRequest | DeskChat | DeskMessage;

/** Holds the last id read of each list; each list has its own ids. */
type ReadPosition = { requests: number; chats: number; messages: number };
export const START: ReadPosition = { requests: 0, chats: 0, messages: 0 };

/** Returns the position after this entry. */
export function advance(position: ReadPosition, { kind, id }: Entry): ReadPosition {
  if (kind === 'chat') return { ...position, chats: id };
  if (kind === 'thread' || kind === 'reply') return { ...position, messages: id };
  return { ...position, requests: id };
}

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
