import { useQuery } from '@foyer/shared/query';
import { attention } from '@foyer/shared/runtime';
import { useEffect, useMemo } from 'react';
import { chatQuery } from '../chat/chat-query.ts';
import { useLive } from '../live.ts';
import { useStore } from '../store.ts';
import { threadsQuery } from '../threads/threads-query.ts';
import { markAsKnown, readMarks } from './read-marks.ts';
import { countOfChat, countsOfThreads } from './unread-counts.ts';

/** What the hotel has said and this device has not shown; of threads by their id. */
export type Unread = { chat: number; threads: ReadonlyMap<number, number> };

/** Counts, and keeps the count true for as long as it is drawn; it is told to the shell as well. */
export function useUnread(): Unread {
  useLive();
  const chat = useQuery(chatQuery()).data?.items;
  const threads = useQuery(threadsQuery()).data;
  const marks = useStore(readMarks);
  useEffect(() => {
    if (chat && threads) markAsKnown(chat, threads);
  }, [chat, threads]);
  const unread = useMemo(
    () => ({
      chat: countOfChat(chat ?? [], marks.chat),
      threads: countsOfThreads(threads ?? [], marks.threads),
    }),
    [chat, threads, marks],
  );
  const total = unread.chat + unread.threads.size;
  useEffect(() => attention.set('messages', total), [total]);
  return unread;
}
