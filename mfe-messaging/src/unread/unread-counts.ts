import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { isMine } from '../data/conversation.ts';

/** Counts the hotel's chat messages that were seen neither here nor on another device. */
export function unreadChatCount(items: readonly ChatMessage[], mark = -1): number {
  return items.filter(({ id, from, seen_at }) => id > mark && !seen_at && !isMine(from)).length;
}

/** Counts 1 for each thread whose last reply is the hotel's and unseen. */
export function unreadThreadCounts(
  threads: readonly Thread[],
  marks: Readonly<Record<string, number>>,
): ReadonlyMap<number, number> {
  const unread = threads.filter(({ id, latest }) => {
    if (!latest || latest.seen_at || isMine(latest.sender?.name)) return false;
    return latest.id > (marks[id] ?? -1);
  });
  return new Map(unread.map(({ id }) => [id, 1]));
}
