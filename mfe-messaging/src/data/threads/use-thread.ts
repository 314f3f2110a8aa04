import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { Thread } from '@foyer/shared/contracts/messages';
import { useQuery } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';
import type { Answered } from '@foyer/shared/ui/waiting/updated';
import { useMemo } from 'react';
import type { Conversation } from '../conversation.ts';
import { hasFeature } from '../features.ts';
import { allLines, replyLine } from '../line-of.ts';
import { useLive } from '../live.ts';
import { useWaiting } from '../outbox/use-waiting.ts';
import { isMine } from '../sender.ts';
import { markThread } from '../unread/read-marks.ts';
import { useRefetchMs } from '../use-refetch.ts';
import { threadQuery } from './threads-query.ts';

/** A thread and what was answered in it. */
export function useThread(
  id: number,
): Conversation & { thread: Thread | undefined; history: Answered } {
  useLive();
  const history = useQuery({ ...threadQuery(id), refetchInterval: useRefetchMs() });
  const { data, error, refetch } = history;
  const { box, waiting } = useWaiting(id);
  const replies = data?.replies;
  const lines = useMemo(() => replies && allLines(replies, replyLine, waiting), [replies, waiting]);
  return {
    thread: data,
    lines,
    error: data ? undefined : error,
    history,
    retryHistory: () => void refetch(),
    earlier: undefined,
    send(body) {
      if (body.trim()) box?.write({ thread: id, body: body.trim(), to: data?.receiver_id ?? null });
    },
    retry: (key) => box?.retry(key),
    discard: (key) => box?.discard(key),
    typing: false,
    wrote: () => undefined,
    read: () => readThread(id),
  };
}

/** The last of the hotel's replies of which the provider was told, by thread. */
const told = new Map<number, number>();

function readThread(id: number): void {
  const replies = queryClient.getQueryData(threadQuery(id).queryKey)?.replies ?? [];
  const last = replies.at(-1);
  if (last) markThread(id, last.id);
  const theirs = replies.findLast(({ sender }) => !isMine(sender?.name));
  if (!theirs || theirs.seen_at || theirs.id === told.get(id) || !hasFeature('seen')) return;
  told.set(id, theirs.id);
  api
    .post(endpoints.threadSeen(id), { last_id: theirs.id }, PlainAnswer)
    .catch(() => told.delete(id));
}
