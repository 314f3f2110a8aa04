import type { ApiError } from '@foyer/shared/api/error.ts';
import type { Reply, Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { addReply, threadQuery, threadsQuery } from './threads-query.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { api, queryClient } = runtime;
const reply = (id: number, more: Partial<Reply> = {}): Reply => {
  return { id, message: `reply ${id}`, parent_id: 7, ...more } as Reply;
};
const thread = (id: number, latest?: Reply): Thread =>
  ({ id, subject: 'Towels', latest }) as Thread;

const respondWith = (data: unknown) => api.get.mockReset().mockResolvedValue({ data });
const fetchThread = () => queryClient.fetchQuery({ ...threadQuery(7), staleTime: 0 });
const fetchThreads = () => queryClient.fetchQuery({ ...threadsQuery(), staleTime: 0 });
const replies = () =>
  queryClient.getQueryData(threadQuery(7).queryKey)?.replies.map(({ id }) => id);
const latest = () =>
  queryClient.getQueryData(threadsQuery().queryKey)?.map((one) => one.latest?.id);

beforeEach(() => queryClient.clear());

test('MSG-01 sorts threads with the newest first', async () => {
  respondWith([thread(2), thread(9), thread(4)]);
  expect((await fetchThreads()).map(({ id }) => id)).toEqual([9, 4, 2]);
  expect(api.get.mock.calls[0]?.[0]).toBe('/messages/threads');
  respondWith(null);
  expect(await fetchThreads()).toEqual([]);
});

test('MSG-13 keeps each reply of a thread once, ordered by id', async () => {
  respondWith({ ...thread(7), replies: [reply(1), reply(3)] });
  await fetchThread();
  expect(api.get.mock.calls[0]?.[0]).toBe('/messages/7');
  addReply(reply(2), 7);
  respondWith({ ...thread(7), replies: [reply(1), reply(3), reply(4)] });
  await fetchThread();
  expect(replies()).toEqual([1, 2, 3, 4]);
});

test('accepts a thread without replies, and rejects a response without a thread', async () => {
  respondWith({ ...thread(7), replies: null });
  expect((await fetchThread()).replies).toEqual([]);
  respondWith(null);
  await expect(fetchThread()).rejects.toMatchObject({ kind: 'shape' } satisfies Partial<ApiError>);
});

test('MSG-44 adds a reply to its thread, as the latest one in the list', async () => {
  respondWith([thread(7, reply(1)), thread(8, reply(2)), thread(6)]);
  await fetchThreads();
  respondWith({ ...thread(7), replies: [reply(1)] });
  await fetchThread();
  expect(addReply(reply(5), 7)).toBe(true);
  expect(replies()).toEqual([1, 5]);
  expect(latest()).toEqual([2, 5, undefined]);
  // An older reply that arrives late does not become the latest.
  addReply(reply(4), 7);
  expect(replies()).toEqual([1, 4, 5]);
  expect(latest()).toEqual([2, 5, undefined]);
  addReply(reply(6, { parent_id: 6 }), 6);
  expect(latest()).toEqual([2, 5, 6]);
});

test('MSG-44 accepts a reply if its thread is listed and its history is loaded or not requested', async () => {
  expect(addReply(reply(5), 7), 'no list').toBe(false);
  respondWith([thread(8)]);
  await fetchThreads();
  expect(addReply(reply(5), 7), 'another list').toBe(false);
  respondWith([thread(7)]);
  await fetchThreads();
  queryClient.removeQueries({ queryKey: threadQuery(7).queryKey });
  expect(addReply(reply(5), 7), 'a history that was not requested').toBe(true);
  api.get.mockReset().mockReturnValue(new Promise(() => undefined));
  const fetching = fetchThread();
  expect(addReply(reply(6), 7), 'a history that is under way').toBe(false);
  queryClient.clear();
  await expect(fetching).rejects.toThrow();
});

test('aborts a request that nobody waits for', async () => {
  for (const fetch of [fetchThread, fetchThreads]) {
    api.get.mockReset().mockReturnValue(new Promise(() => undefined));
    const fetching = fetch();
    await queryClient.cancelQueries();
    await expect(fetching).rejects.toThrow();
    expect(api.get.mock.lastCall?.[2].signal.aborted).toBe(true);
  }
});
