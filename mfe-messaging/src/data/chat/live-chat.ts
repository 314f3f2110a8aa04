import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  carried,
  chatChannel,
  Seen,
} from '@foyer/shared/contracts/broadcast';
import { ChatMessage } from '@foyer/shared/contracts/chat';
import { queryClient, realtime } from '@foyer/shared/runtime';
import { seenUpTo } from '../by-id.ts';
import { isMine } from '../sender.ts';
import { addToChat, chatQuery, refreshChat } from './chat-query.ts';

/** Keeps the chat as the provider's: what is said, and what was said while nobody listened. */
export function followChat(userId: number): () => void {
  return realtime.listen(chatChannel(userId), {
    events: { [CHAT_EVENT]: onLine, [CHAT_SEEN_EVENT]: onSeen },
    subscribed: () => void refreshChat(),
  });
}

function onLine(data: unknown): void {
  const message = carried(ChatMessage, data);
  // Heard before the history has come: what is under way may have been written before it.
  if (message && !addToChat([message])) void refreshChat();
}

function onSeen(data: unknown): void {
  const seen = carried(Seen, data);
  if (!seen) return;
  queryClient.setQueryData(
    chatQuery().queryKey,
    (known) =>
      known && { ...known, items: seenUpTo(known.items, seen, ({ from }) => isMine(from)) },
  );
}
