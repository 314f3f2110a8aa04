import { useMutation, useQuery } from '@foyer/shared/query';
import type { Answered } from '@foyer/shared/ui/waiting/updated';
import { useMemo } from 'react';
import type { Conversation } from '../conversation.ts';
import { allLines, chatLine } from '../line-of.ts';
import { useLive } from '../live.ts';
import { useWaiting } from '../outbox/use-waiting.ts';
import { useRefetchMs } from '../use-refetch.ts';
import { answererOfChat } from './answerer.ts';
import { chatQuery, loadEarlier } from './chat-query.ts';
import { readChat } from './read-chat.ts';
import { useTyping, wrote } from './typing.ts';

/** The chat with the hotel. */
export function useChat(): Conversation & { history: Answered } {
  useLive();
  const history = useQuery({ ...chatQuery(), refetchInterval: useRefetchMs() });
  const { data, error, refetch } = history;
  const { box, waiting } = useWaiting(null);
  const older = useMutation({ mutationFn: loadEarlier });
  const lines = useMemo(
    // What waits here is there also where the history is not.
    () => (data || waiting.length > 0 ? allLines(data?.items ?? [], chatLine, waiting) : undefined),
    [data, waiting],
  );
  return {
    lines,
    error: data ? undefined : error,
    history,
    retryHistory: () => void refetch(),
    earlier: data?.earlier ? { load: () => older.mutate(), busy: older.isPending } : undefined,
    send(body) {
      if (body.trim()) box?.write({ thread: null, body: body.trim(), to: answererOfChat() });
    },
    retry: (key) => box?.retry(key),
    discard: (key) => box?.discard(key),
    typing: useTyping(),
    wrote,
    read: readChat,
  };
}
