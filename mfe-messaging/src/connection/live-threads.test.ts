import {
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import type { Reply, Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { threadQuery, threadsQuery } from '../data/threads-query.ts';
import * as runtime from '../testing/runtime.ts';
import { followThreads } from './live-updates.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { queryClient, realtime } = runtime;
const CHANNEL = messagesChannel(1);
const reply = (id: number, more: Partial<Reply> = {}): Reply => {
  return { id, message: `reply ${id}`, parent_id: 7, ...more } as Reply;
};
const thread = { id: 7, subject: 'Towels' } as Thread;
const { queryKey } = threadQuery(7);
/** Caches the thread and the list as fetched from the provider. */
async function cacheThreads(...replies: Reply[]) {
  queryClient.setQueryData(threadsQuery().queryKey, [thread]);
  await queryClient.fetchQuery({
    ...threadQuery(7),
    queryFn: async () => ({ ...thread, replies }),
  });
}
const cachedThread = () => queryClient.getQueryData(queryKey)?.replies;

let fetched: MockInstance<typeof queryClient.invalidateQueries>;
let unsubscribe: () => void;
beforeEach(() => {
  queryClient.clear();
  fetched = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  unsubscribe = followThreads(1);
});
afterEach(() => vi.restoreAllMocks());
/** Returns the keys of the fetches, after all events have taken effect. */
async function fetchedKeys() {
  await queryClient.cancelQueries();
  return fetched.mock.calls.map(([filters]) => filters?.queryKey);
}

test('MSG-44 adds a received reply to its thread without a fetch', async () => {
  await cacheThreads(reply(1));
  realtime.emit(CHANNEL, MESSAGE_EVENT, { message: reply(2) });
  expect(cachedThread()?.map(({ id }) => id)).toEqual([1, 2]);
  unsubscribe();
  realtime.emit(CHANNEL, MESSAGE_EVENT, { message: reply(3) });
  expect(cachedThread()?.map(({ id }) => id)).toEqual([1, 2]);
  expect(await fetchedKeys()).toEqual([]);
});

test.each([
  ['a thread from another device', reply(8, { parent_id: null })],
  ['a reply in a thread that is not listed', reply(8, { parent_id: 6 })],
])('MSG-44 fetches %s', async (_, message) => {
  await cacheThreads(reply(1));
  realtime.emit(CHANNEL, MESSAGE_EVENT, { message });
  expect(await fetchedKeys()).toEqual([['threads']]);
});

test('FAULT-21 fetches missed replies at every subscription', async () => {
  realtime.subscribed(CHANNEL);
  expect(await fetchedKeys()).toEqual([['threads']]);
});

test('FAULT-22 ignores events that are neither a reply nor a seen mark of a thread', async () => {
  await cacheThreads(reply(1));
  const before = cachedThread();
  realtime.emit(CHANNEL, MESSAGE_EVENT, 'null');
  realtime.emit(CHANNEL, MESSAGE_SEEN_EVENT, null);
  realtime.emit(CHANNEL, MESSAGE_SEEN_EVENT, { last_id: 1, seen_at: 'now' });
  expect(cachedThread()).toBe(before);
  expect(await fetchedKeys()).toEqual([]);
});

test("MSG-22 marks the guest's replies as seen, and none of the hotel's", async () => {
  const own = { sender: { name: 'Amelia' } };
  await cacheThreads(
    reply(1, { sender: { name: 'Hotel Admin' } }),
    reply(2, own),
    reply(3, own),
    reply(4),
  );
  realtime.emit(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 2, seen_at: 'now' });
  expect(cachedThread()?.map(({ seen_at }) => seen_at)).toEqual([
    undefined,
    'now',
    undefined,
    undefined,
  ]);
  realtime.emit(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 4, seen_at: 'later' });
  expect(cachedThread()?.map(({ seen_at }) => seen_at)).toEqual([
    undefined,
    'now',
    'later',
    'later',
  ]);
  expect(queryClient.getQueryData(queryKey)?.subject).toBe('Towels');
});

test('MSG-22 ignores a seen mark of an unknown thread', () => {
  realtime.emit(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 2, seen_at: 'now' });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
