import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  CHAT_TYPING_EVENT,
  chatChannel,
  eventDataOf,
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
  Seen,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { Reply } from '@foyer/shared/contracts/provider/messages.ts';
import { queryClient, realtime, useSession } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';
import { useEffect } from 'react';
import { addToChat, cachedChat, refreshChat } from '../data/chat-query.ts';
import { markSeenUpTo } from '../data/merge-by-id.ts';
import { addReply, refreshThreads, threadQuery } from '../data/threads-query.ts';
import { outbox } from '../outbox/outbox.ts';
import { isHotelTyping } from './typing.ts';

/** Returns a listener that reads an event's data, and ignores data of another shape (FAULT-22). */
function on<Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (data: z.output<Schema>) => void,
) {
  return (data: unknown) => {
    const read = eventDataOf(schema, data);
    if (read) handle(read);
  };
}

/** Updates the chat from realtime events, and fetches missed messages at each subscription. */
export function followChat(userId: number): () => void {
  return realtime.listen(chatChannel(userId), {
    events: {
      [CHAT_TYPING_EVENT]: isHotelTyping.start,
      [CHAT_EVENT]: on(ChatMessage, (message) => {
        isHotelTyping.end();
        // Before the history has loaded, fetch again: the request under way may miss this message.
        if (!addToChat([message])) void refreshChat();
      }),
      [CHAT_SEEN_EVENT]: on(Seen, (seen) =>
        addToChat(markSeenUpTo(cachedChat()?.items ?? [], seen)),
      ),
    },
    subscribed: () => void refreshChat(),
  });
}

/** Updates the threads from realtime events; fetches missed ones at subscription (MSG-44). */
export function followThreads(userId: number): () => void {
  return realtime.listen(messagesChannel(userId), {
    events: {
      [MESSAGE_EVENT]: on(Reply, (reply) => {
        // A message without a parent is a thread started on another device of the guest.
        if (!reply.parent_id || !addReply(reply, reply.parent_id)) void refreshThreads();
      }),
      [MESSAGE_SEEN_EVENT]: on(Seen, (seen) => {
        if (seen.thread_id === undefined) return;
        queryClient.setQueryData(
          threadQuery(seen.thread_id).queryKey,
          (known) => known && { ...known, replies: markSeenUpTo(known.replies, seen) },
        );
      }),
    },
    subscribed: () => void refreshThreads(),
  });
}

/** The subscription of each guest, which all mounted components share. */
const subscriptions = new Map<number, { subscribers: number; ends: (() => void)[] }>();

function subscribeGuest(guest: number): () => void {
  const subscription = subscriptions.get(guest) ?? {
    subscribers: 0,
    ends: [followChat(guest), followThreads(guest)],
  };
  subscription.subscribers += 1;
  subscriptions.set(guest, subscription);
  return () => {
    subscription.subscribers -= 1;
    if (subscription.subscribers > 0) return;
    subscriptions.delete(guest);
    for (const end of subscription.ends) end();
  };
}

/**
 * Receives the guest's realtime events while the component is mounted. Also starts the outbox,
 * which sends the messages that an earlier page has left.
 */
export function useLiveUpdates(): void {
  const id = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (id === undefined) return;
    outbox();
    return subscribeGuest(id);
  }, [id]);
}
