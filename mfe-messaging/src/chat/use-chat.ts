import { useMutation, useQuery } from '@foyer/shared/query';
import type { QueryStatus } from '@foyer/shared/ui/waiting/updated.tsx';
import { useMemo } from 'react';
import { useLiveUpdates } from '../connection/use-live-updates.ts';
import { useRefetchMs } from '../connection/use-refetch.ts';
import { allMessages, fromChatMessage } from '../conversation/message-mapping.ts';
import { chatQuery, loadEarlier } from '../data/chat-query.ts';
import { chatRecipient } from '../data/chat-recipient.ts';
import type { Conversation } from '../data/conversation.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { markChatRead } from './mark-chat-read.ts';
import { reportTyping, useTyping } from './typing.ts';

/** Returns the chat with the hotel. */
export function useChat(): Conversation & { history: QueryStatus } {
  useLiveUpdates();
  const history = useQuery({ ...chatQuery(), refetchInterval: useRefetchMs() });
  const { data, error, refetch } = history;
  const { outbox, pending } = useOutbox(null);
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
    messages,
    error: data ? undefined : error,
    history,
    retryHistory: () => void refetch(),
    earlier: data?.earlier ? { load: () => older.mutate(), busy: older.isPending } : undefined,
    send(body) {
      if (body.trim()) outbox?.write({ thread: null, body: body.trim(), to: chatRecipient() });
    },
    retry: (key) => outbox?.retry(key),
    discard: (key) => outbox?.discard(key),
    typing: useTyping(),
    reportTyping,
    markRead: markChatRead,
  };
}
