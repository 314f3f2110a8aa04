import { useMutation, useQuery } from '@foyer/shared/query';
import type { QueryStatus } from '@foyer/shared/ui/waiting/updated.tsx';
import { useMemo } from 'react';
import { useRefetchMs } from '../connection/connection-status.tsx';
import { allMessages, fromChatMessage } from '../conversation/message-mapping.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatQuery, chatRecipient, loadEarlier } from '../data/chat-query.ts';
import type { Conversation } from '../data/conversation.ts';
import { markChatRead } from './mark-chat-read.ts';
import { reportTyping, useTyping } from './typing.ts';

/** Returns the chat with the hotel. */
export function useChat(): Conversation & { history: QueryStatus } {
  const history = useQuery({ ...chatQuery(), refetchInterval: useRefetchMs() });
  const { pending, conversation } = useConversation(null, history, chatRecipient);
  const { data } = history;
  const older = useMutation({ mutationFn: loadEarlier });
  const messages = useMemo(
    // Pending messages are shown even if the history is not loaded.
    () =>
      data || pending.length > 0
        ? allMessages(data?.items ?? [], fromChatMessage, pending)
        : undefined,
    [data, pending],
  );
  return {
    ...conversation,
    messages,
    history,
    earlier: data?.earlier ? { load: () => older.mutate(), busy: older.isPending } : undefined,
    typing: useTyping(),
    reportTyping,
    markRead: markChatRead,
  };
}
