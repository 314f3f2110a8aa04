import {
  carried,
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
  Seen,
} from '@foyer/shared/contracts/broadcast';
import { Reply } from '@foyer/shared/contracts/messages';
import { queryClient, realtime } from '@foyer/shared/runtime';
import { seenUpTo } from '../by-id.ts';
import { isMine } from '../sender.ts';
import { addReply, refreshThreads, threadQuery } from './threads-query.ts';

/** Keeps the threads as the provider's; what was said while nobody listened is fetched (MSG-17). */
export function followThreads(userId: number): () => void {
  return realtime.listen(messagesChannel(userId), {
    events: { [MESSAGE_EVENT]: onMessage, [MESSAGE_SEEN_EVENT]: onSeen },
    subscribed: () => void refreshThreads(),
  });
}

function onMessage(data: unknown): void {
  const reply = carried(Reply, data);
  if (!reply) return;
  // Without a parent it is a thread, begun on another device of the guest.
  if (!reply.parent_id || !addReply(reply, reply.parent_id)) void refreshThreads();
}

function onSeen(data: unknown): void {
  const seen = carried(Seen, data);
  if (seen?.thread_id === undefined) return;
  queryClient.setQueryData(
    threadQuery(seen.thread_id).queryKey,
    (known) =>
      known && {
        ...known,
        replies: seenUpTo(known.replies, seen, (reply) => isMine(reply.sender?.name)),
      },
  );
}
