import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { useQuery } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';
import type { QueryStatus } from '@foyer/shared/ui/waiting/updated.tsx';
import { useMemo } from 'react';
import { useLiveUpdates } from '../connection/use-live-updates.ts';
import { useRefetchMs } from '../connection/use-refetch.ts';
import { allMessages, fromReply } from '../conversation/message-mapping.ts';
import type { Conversation } from '../data/conversation.ts';
import { hasFeature } from '../data/features.ts';
import { isMine } from '../data/sender.ts';
import { threadQuery } from '../data/threads-query.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { markThread } from '../unread/read-marks.ts';

/** Returns a thread with its replies. */
export function useThread(
  id: number,
): Conversation & { thread: Thread | undefined; history: QueryStatus } {
  useLiveUpdates();
  const history = useQuery({ ...threadQuery(id), refetchInterval: useRefetchMs() });
  const { data, error, refetch } = history;
  const { outbox, pending } = useOutbox(id);
  const replies = data?.replies;
  const messages = useMemo(
    () => replies && allMessages(replies, fromReply, pending),
    [replies, pending],
  );
  return {
    thread: data,
    messages,
    error: data ? undefined : error,
    history,
    retryHistory: () => void refetch(),
    earlier: undefined,
    send(body) {
      if (body.trim())
        outbox?.write({ thread: id, body: body.trim(), to: data?.receiver_id ?? null });
    },
    retry: (key) => outbox?.retry(key),
    discard: (key) => outbox?.discard(key),
    typing: false,
    reportTyping: () => undefined,
    markRead: () => markThreadRead(id),
  };
}

/** The id of the hotel's last reply reported as seen, by thread. */
const lastReportedIds = new Map<number, number>();

function markThreadRead(id: number): void {
  const replies = queryClient.getQueryData(threadQuery(id).queryKey)?.replies ?? [];
  const last = replies.at(-1);
  if (last) markThread(id, last.id);
  const lastFromHotel = replies.findLast(({ sender }) => !isMine(sender?.name));
  if (
    !lastFromHotel ||
    lastFromHotel.seen_at ||
    lastFromHotel.id === lastReportedIds.get(id) ||
    !hasFeature('seen')
  )
    return;
  lastReportedIds.set(id, lastFromHotel.id);
  api
    .post(endpoints.threadSeen(id), { last_id: lastFromHotel.id }, PlainResponse)
    .catch(() => lastReportedIds.delete(id));
}
