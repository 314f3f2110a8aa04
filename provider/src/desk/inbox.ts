import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';
import type { DeskChat } from '../chat/records.ts';
import type { DeskMessage } from '../messages/records.ts';
import type { DeskRequest } from '../requests/records.ts';

/** What a guest asked or either side said. */
export type Entry = DeskRequest | DeskChat | DeskMessage;

/** How far each of the three lists has been read; ids of one are not those of another. */
export type Read = { requests: number; chats: number; messages: number };
export const NOTHING: Read = { requests: 0, chats: 0, messages: 0 };

/** `read`, and this entry too. */
export function readOn(read: Read, { kind, id }: Entry): Read {
  if (kind === 'chat') return { ...read, chats: id };
  if (kind === 'thread' || kind === 'reply') return { ...read, messages: id };
  return { ...read, requests: id };
}

/** Whether it waits for somebody at the desk to read it. */
export function isNew(entry: Entry): boolean {
  if (entry.kind === 'chat') return !entry.seen_at && entry.from !== HOTEL_ADMIN;
  if ('sender' in entry) return !entry.seen_at && entry.sender.name !== HOTEL_ADMIN;
  return entry.state === 'sent';
}

/** The lists as one, oldest first. Within a list ids decide: clocks of several processes differ. */
export function merged(...lists: Entry[][]): Entry[] {
  const all: Entry[] = [];
  const heads = lists.map((list) => list.toReversed());
  for (;;) {
    const [first] = heads
      .filter((list) => list.length > 0)
      .sort((one, other) => createdAt(one).localeCompare(createdAt(other)));
    const next = first?.pop();
    if (!next) return all;
    all.push(next);
  }
}

const createdAt = (list: Entry[]) => list.at(-1)?.created_at ?? '';
