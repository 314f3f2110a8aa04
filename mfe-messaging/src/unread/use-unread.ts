import { useQuery } from '@foyer/shared/query';
import { badgeCount } from '@foyer/shared/runtime';
import { useEffect, useMemo } from 'react';
import { useLiveUpdates } from '../connection/use-live-updates.ts';
import { chatQuery } from '../data/chat-query.ts';
import { useStore } from '../data/store.ts';
import { threadsQuery } from '../data/threads-query.ts';
import { markInitialRead, readMarks } from './read-marks.ts';
import { unreadChatCount, unreadThreadCounts } from './unread-counts.ts';

/** The unread counts of the chat and, by id, of the threads. */
export type Unread = { chat: number; threads: ReadonlyMap<number, number> };

/** Returns live unread counts and reports their sum to the shell. */
export function useUnread(): Unread {
  useLiveUpdates();
  const chat = useQuery(chatQuery()).data?.items;
  const threads = useQuery(threadsQuery()).data;
  const marks = useStore(readMarks);
  useEffect(() => {
    if (chat && threads) markInitialRead(chat, threads);
  }, [chat, threads]);
  const unread = useMemo(
    () => ({
      chat: unreadChatCount(chat ?? [], marks.chat),
      threads: unreadThreadCounts(threads ?? [], marks.threads),
    }),
    [chat, threads, marks],
  );
  const total = unread.chat + unread.threads.size;
  useEffect(() => badgeCount.set('messages', total), [total]);
  return unread;
}
