import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import {
  Reply,
  Thread,
  ThreadAnswer,
  type ThreadDetails,
  ThreadsAnswer,
} from '@foyer/shared/contracts/messages';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { mergeById } from '../by-id.ts';
import { refresh } from '../refresh.ts';

/** Of the list and of every thread. */
const KEY = 'threads';

/** The guest's threads, the newest first. */
export function threadsQuery() {
  return queryOptions({
    queryKey: [KEY, 'list'],
    queryFn: async ({ signal }): Promise<readonly Thread[]> => {
      const { data } = await api.get(endpoints.threads, ThreadsAnswer, { signal });
      return [...(data ?? [])].sort((one, other) => other.id - one.id);
    },
    meta: { kept: z.array(Thread) },
  });
}

type Known = Omit<ThreadDetails, 'replies'> & { replies: readonly Reply[] };
const Kept = z.extend(Thread, { replies: z.array(Reply) });

/** A thread as it is known; what is fetched and what is heard go into it alike (MSG-13). */
export function threadQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, id],
    queryFn: async ({ signal }): Promise<Known> => {
      const { data } = await api.get(endpoints.thread(id), ThreadAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return { ...data, replies: data.replies ?? [] };
    },
    meta: { kept: Kept },
    structuralSharing: (known, come) => merged(known as Known | undefined, come as Known),
  });
}

function merged(known: Known | undefined, come: Known): Known {
  return { ...come, replies: mergeById(known?.replies ?? [], come.replies) };
}

/**
 * Puts a reply that was heard or answered into its thread and into the list; false where it has no
 * place in them yet.
 */
export function addReply(reply: Reply, threadId: number): boolean {
  const { queryKey } = threadQuery(threadId);
  queryClient.setQueryData(queryKey, (known) => known && { ...known, replies: [reply] });
  queryClient.setQueryData(threadsQuery().queryKey, (threads) =>
    threads?.map((thread) => (thread.id === threadId ? withLatest(thread, reply) : thread)),
  );
  const state = queryClient.getQueryState(queryKey);
  const listed = queryClient
    .getQueryData(threadsQuery().queryKey)
    ?.some(({ id }) => id === threadId);
  return listed === true && (state === undefined || state.data !== undefined);
}

function withLatest(thread: Thread, reply: Reply): Thread {
  return (thread.latest?.id ?? 0) < reply.id ? { ...thread, latest: reply } : thread;
}

/** Fetches what was said meanwhile. */
export const refreshThreads = () => refresh(KEY);
