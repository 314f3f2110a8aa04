import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError } from '@foyer/shared/api/error.ts';
import {
  Reply,
  Thread,
  type ThreadDetails,
  ThreadResponse,
  ThreadsResponse,
} from '@foyer/shared/contracts/provider/messages.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { mergeById } from './merge-by-id.ts';
import { refresh } from './refresh.ts';

/** The query key prefix of the list and of every thread. */
const KEY = 'threads';

/** Fetches the guest's threads, the newest first. */
export function threadsQuery() {
  return queryOptions({
    queryKey: [KEY, 'list'],
    queryFn: async ({ signal }): Promise<readonly Thread[]> => {
      const { data } = await api.get(endpoints.threads, ThreadsResponse, { signal });
      return [...(data ?? [])].sort((one, other) => other.id - one.id);
    },
    meta: { persisted: z.array(Thread) },
  });
}

type CachedThread = Omit<ThreadDetails, 'replies'> & { replies: readonly Reply[] };
const PersistedThread = z.extend(Thread, { replies: z.array(Reply) });

/** Fetches a thread, and merges the fetched replies into the known ones (MSG-13). */
export function threadQuery(id: number) {
  const queryKey = [KEY, id];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CachedThread> => {
      const { data } = await api.get(endpoints.thread(id), ThreadResponse, { signal });
      if (!data) throw new ApiError('shape');
      const known = queryClient.getQueryData<CachedThread>(queryKey)?.replies ?? [];
      return { ...data, replies: mergeById(known, data.replies ?? []) };
    },
    meta: { persisted: PersistedThread },
    // The merge keeps unchanged replies.
    structuralSharing: false,
  });
}

/**
 * Adds a received or sent reply to its thread and to the list. Returns false if they are not loaded
 * yet, so that the caller must fetch them.
 */
export function addReply(reply: Reply, threadId: number): boolean {
  const { queryKey } = threadQuery(threadId);
  queryClient.setQueryData(
    queryKey,
    (known) => known && { ...known, replies: mergeById(known.replies, [reply]) },
  );
  const threads = queryClient.setQueryData(threadsQuery().queryKey, (known) =>
    known?.map((thread) => (thread.id === threadId ? withLatest(thread, reply) : thread)),
  );
  const isListed = threads?.some(({ id }) => id === threadId) ?? false;
  const state = queryClient.getQueryState(queryKey);
  return isListed && (state === undefined || state.data !== undefined);
}

function withLatest(thread: Thread, reply: Reply): Thread {
  return (thread.latest?.id ?? 0) < reply.id ? { ...thread, latest: reply } : thread;
}

/** Fetches the list and the threads again. */
export const refreshThreads = () => refresh(KEY);
