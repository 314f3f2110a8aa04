import {
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
} from '@foyer/shared/contracts/broadcast';
import type { Reply, Thread } from '@foyer/shared/contracts/messages';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { followThreads } from './live-threads.ts';
import { threadQuery, threadsQuery } from './threads-query.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { queryClient, realtime } = runtime;
const CHANNEL = messagesChannel(1);
const reply = (id: number, more: Partial<Reply> = {}): Reply => {
  return { id, message: `reply ${id}`, parent_id: 7, ...more } as Reply;
};
const thread = { id: 7, subject: 'Towels' } as Thread;
const { queryKey } = threadQuery(7);
/** The thread, and the list with it, as the provider has told them. */
async function knows(...replies: Reply[]) {
  queryClient.setQueryData(threadsQuery().queryKey, [thread]);
  await queryClient.fetchQuery({
    ...threadQuery(7),
    queryFn: async () => ({ ...thread, replies }),
  });
}
const known = () => queryClient.getQueryData(queryKey)?.replies;

let fetched: MockInstance<typeof queryClient.invalidateQueries>;
let end: () => void;
beforeEach(() => {
  queryClient.clear();
  fetched = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  end = followThreads(1);
});
afterEach(() => vi.restoreAllMocks());
/** Waits for the effects of what was said, and returns what was fetched. */
async function fetches() {
  await queryClient.cancelQueries();
  return fetched.mock.calls.map(([filters]) => filters?.queryKey);
}

test('MSG-17 a reply that is heard stands in its thread, and nothing is fetched for it', async () => {
  await knows(reply(1));
  realtime.say(CHANNEL, MESSAGE_EVENT, { message: reply(2) });
  expect(known()?.map(({ id }) => id)).toEqual([1, 2]);
  end();
  realtime.say(CHANNEL, MESSAGE_EVENT, { message: reply(3) });
  expect(known()?.map(({ id }) => id)).toEqual([1, 2]);
  expect(await fetches()).toEqual([]);
});

test.each([
  ['a thread from another device', reply(8, { parent_id: null })],
  ['a reply in a thread that is not listed', reply(8, { parent_id: 6 })],
])('MSG-17 %s is fetched', async (_, message) => {
  await knows(reply(1));
  realtime.say(CHANNEL, MESSAGE_EVENT, { message });
  expect(await fetches()).toEqual([['threads']]);
});

test('FAULT-21 what was said meanwhile is fetched at every subscription', async () => {
  realtime.subscribed(CHANNEL);
  expect(await fetches()).toEqual([['threads']]);
});

test('FAULT-22 what is no reply and no reading of a thread is left alone', async () => {
  await knows(reply(1));
  const before = known();
  realtime.say(CHANNEL, MESSAGE_EVENT, 'null');
  realtime.say(CHANNEL, MESSAGE_SEEN_EVENT, null);
  realtime.say(CHANNEL, MESSAGE_SEEN_EVENT, { last_id: 1, seen_at: 'now' });
  expect(known()).toBe(before);
  expect(await fetches()).toEqual([]);
});

test("MSG-22 what the hotel has read of the guest's replies is marked, and none of its own", async () => {
  const own = { sender: { name: 'Amelia' } };
  await knows(
    reply(1, { sender: { name: 'Hotel Admin' } }),
    reply(2, own),
    reply(3, own),
    reply(4),
  );
  realtime.say(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 2, seen_at: 'now' });
  expect(known()?.map(({ seen_at }) => seen_at)).toEqual([undefined, 'now', undefined, undefined]);
  realtime.say(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 4, seen_at: 'later' });
  expect(known()?.map(({ seen_at }) => seen_at)).toEqual([undefined, 'now', 'later', 'later']);
  expect(queryClient.getQueryData(queryKey)?.subject).toBe('Towels');
});

test('MSG-22 a reading of a thread that is not known changes nothing', () => {
  realtime.say(CHANNEL, MESSAGE_SEEN_EVENT, { thread_id: 7, last_id: 2, seen_at: 'now' });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
