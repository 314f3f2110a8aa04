import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { useQuery } from '@foyer/shared/query';
import { queryClient } from '@foyer/shared/runtime';
import type { QueryStatus } from '@foyer/shared/ui/waiting/updated.tsx';
import { useMemo } from 'react';
import { useRefetchMs } from '../connection/connection-status.tsx';
import { allMessages, fromReply } from '../conversation/message-mapping.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { type Conversation, isMine } from '../data/conversation.ts';
import { threadQuery } from '../data/threads-query.ts';
import { markThread } from '../unread/read-marks.ts';
import { reportSeen } from '../unread/report-seen.ts';

/** Returns a thread with its replies. */
export function useThread(
  id: number,
): Conversation & { thread: Thread | undefined; history: QueryStatus } {
  const history = useQuery({ ...threadQuery(id), refetchInterval: useRefetchMs() });
  const { data } = history;
  const recipient = () => data?.receiver_id ?? null;
  const { pending, conversation } = useConversation(id, history, recipient);
  const replies = data?.replies;
  const messages = useMemo(
    () => replies && allMessages(replies, fromReply, pending),
    [replies, pending],
  );
  return {
    ...conversation,
    thread: data,
    messages,
    history,
    earlier: undefined,
    typing: false,
    reportTyping: () => undefined,
    markRead: () => markThreadRead(id),
  };
}

function markThreadRead(id: number): void {
  const replies = queryClient.getQueryData(threadQuery(id).queryKey)?.replies ?? [];
  const last = replies.at(-1);
  if (last) markThread(id, last.id);
  reportSeen(
    endpoints.threadSeen(id),
    replies.findLast(({ sender }) => !isMine(sender?.name)),
  );
}
