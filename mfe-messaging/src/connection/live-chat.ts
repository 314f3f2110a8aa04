import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  chatChannel,
  eventDataOf,
  Seen,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { queryClient, realtime } from '@foyer/shared/runtime';
import { addToChat, chatQuery, refreshChat } from '../data/chat-query.ts';
import { markSeenUpTo } from '../data/merge-by-id.ts';
import { isMine } from '../data/sender.ts';

/** Updates the chat from realtime events, and fetches missed messages at each subscription. */
export function followChat(userId: number): () => void {
  return realtime.listen(chatChannel(userId), {
    events: { [CHAT_EVENT]: onMessage, [CHAT_SEEN_EVENT]: onSeen },
    subscribed: () => void refreshChat(),
  });
}

function onMessage(data: unknown): void {
  const message = eventDataOf(ChatMessage, data);
  // Before the history has loaded, fetch again: the request under way may miss this message.
  if (message && !addToChat([message])) void refreshChat();
}

function onSeen(data: unknown): void {
  const seen = eventDataOf(Seen, data);
  if (!seen) return;
  queryClient.setQueryData(
    chatQuery().queryKey,
    (known) =>
      known && { ...known, items: markSeenUpTo(known.items, seen, ({ from }) => isMine(from)) },
  );
}
