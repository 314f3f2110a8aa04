import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { isMine, type StoredRecord } from '../data/merge-by-id.ts';

/** Returns true for a record of the hotel that was seen neither here nor on another device. */
const isUnread = (record: StoredRecord, mark = -1) =>
  record.id > mark && !record.seen_at && !isMine(record);

/** Counts the unread chat messages. */
export const unreadChatCount = (items: readonly ChatMessage[], mark: number | undefined): number =>
  items.filter((item) => isUnread(item, mark)).length;

/** Returns the ids of the threads whose last reply is unread. */
export function unreadThreads(
  threads: readonly Thread[],
  marks: Readonly<Record<string, number>>,
): ReadonlySet<number> {
  const unread = threads.filter(({ id, latest }) => latest && isUnread(latest, marks[id]));
  return new Set(unread.map(({ id }) => id));
}
