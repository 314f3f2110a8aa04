import {
  eventDataOf,
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
  Seen,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { Reply } from '@foyer/shared/contracts/provider/messages.ts';
import { queryClient, realtime } from '@foyer/shared/runtime';
import { markSeenUpTo } from '../data/merge-by-id.ts';
import { isMine } from '../data/sender.ts';
import { addReply, refreshThreads, threadQuery } from '../data/threads-query.ts';

/** Updates the threads from realtime events; fetches missed ones at subscription (MSG-17). */
export function followThreads(userId: number): () => void {
  return realtime.listen(messagesChannel(userId), {
    events: { [MESSAGE_EVENT]: onMessage, [MESSAGE_SEEN_EVENT]: onSeen },
    subscribed: () => void refreshThreads(),
  });
}

function onMessage(data: unknown): void {
  const reply = eventDataOf(Reply, data);
  if (!reply) return;
  // A message without a parent is a thread started on another device of the guest.
  if (!reply.parent_id || !addReply(reply, reply.parent_id)) void refreshThreads();
}

function onSeen(data: unknown): void {
  const seen = eventDataOf(Seen, data);
  if (seen?.thread_id === undefined) return;
  queryClient.setQueryData(
    threadQuery(seen.thread_id).queryKey,
    (known) =>
      known && {
        ...known,
        replies: markSeenUpTo(known.replies, seen, (reply) => isMine(reply.sender?.name)),
      },
  );
}
