import type { ChatMessage } from '@foyer/shared/contracts/chat';
import type { Thread } from '@foyer/shared/contracts/messages';
import { isMine } from '../sender.ts';

/** How many lines of the chat the hotel has said that were seen neither here nor elsewhere. */
export function countOfChat(items: readonly ChatMessage[], mark = -1): number {
  return items.filter(({ id, from, seen_at }) => id > mark && !seen_at && !isMine(from)).length;
}

/** The threads whose last reply is the hotel's and unseen, each counted as one. */
export function countsOfThreads(
  threads: readonly Thread[],
  marks: Readonly<Record<string, number>>,
): ReadonlyMap<number, number> {
  const unread = threads.filter(({ id, latest }) => {
    if (!latest || latest.seen_at || isMine(latest.sender?.name)) return false;
    return latest.id > (marks[id] ?? -1);
  });
  return new Map(unread.map(({ id }) => [id, 1]));
}
