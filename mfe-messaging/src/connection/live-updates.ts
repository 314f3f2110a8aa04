import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
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
import { useEffect } from 'react';
import { addToChat, chatQuery, refreshChat } from '../data/chat-query.ts';
import { isMine } from '../data/conversation.ts';
import { markSeenUpTo } from '../data/merge-by-id.ts';
import { addReply, refreshThreads, threadQuery } from '../data/threads-query.ts';
import { outbox } from '../outbox/outbox.ts';

/** Updates the chat from realtime events, and fetches missed messages at each subscription. */
export function followChat(userId: number): () => void {
  return realtime.listen(chatChannel(userId), {
    events: {
      [CHAT_EVENT](data) {
        const message = eventDataOf(ChatMessage, data);
        // Before the history has loaded, fetch again: the request under way may miss this message.
        if (message && !addToChat([message])) void refreshChat();
      },
      [CHAT_SEEN_EVENT](data) {
        const seen = eventDataOf(Seen, data);
        if (!seen) return;
        queryClient.setQueryData(
          chatQuery().queryKey,
          (known) =>
            known && {
              ...known,
              items: markSeenUpTo(known.items, seen, ({ from }) => isMine(from)),
            },
        );
      },
    },
    subscribed: () => void refreshChat(),
  });
}

/** Updates the threads from realtime events; fetches missed ones at subscription (MSG-17). */
export function followThreads(userId: number): () => void {
  return realtime.listen(messagesChannel(userId), {
    events: {
      [MESSAGE_EVENT](data) {
        const reply = eventDataOf(Reply, data);
        if (!reply) return;
        // A message without a parent is a thread started on another device of the guest.
        if (!reply.parent_id || !addReply(reply, reply.parent_id)) void refreshThreads();
      },
      [MESSAGE_SEEN_EVENT](data) {
        const seen = eventDataOf(Seen, data);
        if (seen?.thread_id === undefined) return;
        queryClient.setQueryData(
          threadQuery(seen.thread_id).queryKey,
          (known) =>
            known && {
              ...known,
              replies: markSeenUpTo(known.replies, seen, ({ sender }) => isMine(sender?.name)),
            },
        );
      },
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
