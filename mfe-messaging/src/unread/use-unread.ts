import { useQuery } from '@foyer/shared/query';
import { badgeCount } from '@foyer/shared/runtime';
import { useEffect, useMemo } from 'react';
import { useLiveUpdates } from '../connection/live-updates.ts';
import { chatQuery } from '../data/chat-query.ts';
import { threadsQuery } from '../data/threads-query.ts';
import { markInitialRead, useReadMarks } from './read-marks.ts';
import { unreadChatCount, unreadThreads } from './unread-counts.ts';

/** Returns the live number of unread chat messages, and the unread threads. Reports their sum. */
export function useUnread() {
  useLiveUpdates();
  const chat = useQuery(chatQuery()).data?.items;
  const threads = useQuery(threadsQuery()).data;
  const marks = useReadMarks();
  useEffect(() => {
    if (chat && threads) markInitialRead(chat, threads);
  }, [chat, threads]);
  const unread = useMemo(
    () => ({
      chat: unreadChatCount(chat ?? [], marks.chat),
      threads: unreadThreads(threads ?? [], marks),
    }),
    [chat, threads, marks],
  );
  const total = unread.chat + unread.threads.size;
  useEffect(() => badgeCount.set('messages', total), [total]);
  return unread;
}
