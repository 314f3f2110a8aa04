import { useQuery } from '@foyer/shared/query';
import { useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { useLasting } from '@foyer/shared/ui/waiting/use-lasting.ts';
import { useMemo } from 'react';
import { chatQuery } from '../data/chat-query.ts';
import { threadsQuery } from '../data/threads-query.ts';
import { useUnread } from '../unread/use-unread.ts';
import { inboxRows } from './inbox-rows.ts';
import { useContributedEntries } from './use-contributed-entries.tsx';

/** The time in ms for which the threads wait for the requests, so that no row moves. */
const LATE_MS = 3000;

const NO_THREADS: readonly never[] = [];

/** The chat, the threads and the requests of the guest. */
export type Inbox = ReturnType<typeof useInbox>;

/** Returns the content of Messages, once the component renders `collector` (MSG-54). */
export function useInbox() {
  const { collector, entries, failures, ...contributed } = useContributedEntries();
  const query = useQuery(threadsQuery());
  const chat = useQuery(chatQuery());
  const unread = useUnread();
  const threads = query.data;
  const rows = useMemo(
    () => inboxRows(threads ?? NO_THREADS, unread.threads, entries),
    [threads, unread.threads, entries],
  );
  const isLate = useLasting(contributed.isPending, LATE_MS);
  const isComplete = !query.isPending && (!contributed.isPending || isLate);
  const hasRows = rows.length > 0 || !threads || failures.length > 0;
  const isLoading = useSkeleton(!isComplete || (!hasRows && chat.isPending));
  return {
    collector,
    /** The query of the threads. */
    query,
    failures,
    rows,
    isLoading,
    /** True if there is neither a thread nor a request nor a line of the chat (MSG-02). */
    isEmpty: !isLoading && !hasRows && chat.data?.items.length === 0,
    unreadChat: unread.chat,
    lastChatLine: chat.data?.items.at(-1)?.body,
  };
}
