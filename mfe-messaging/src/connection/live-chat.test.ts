import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  chatChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { cachedChat, chatQuery } from '../data/chat-query.ts';
import * as runtime from '../testing/runtime.ts';
import { followChat } from './live-updates.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { queryClient, realtime } = runtime;
const CHANNEL = chatChannel(1);
const message = (id: number, from = 'Hotel Admin'): ChatMessage => {
  return { id, body: `line ${id}`, from, from_user_id: 1 };
};
/** Caches the chat as fetched from the provider. */
const cacheChat = (...items: ChatMessage[]) =>
  queryClient.fetchQuery({ ...chatQuery(), queryFn: async () => ({ items, completeUpTo: 2 }) });
const ids = () => cachedChat()?.items.map(({ id }) => id);

let fetched: MockInstance<typeof queryClient.invalidateQueries>;
let unsubscribe: () => void;
beforeEach(() => {
  queryClient.clear();
  fetched = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  unsubscribe = followChat(1);
});
afterEach(() => vi.restoreAllMocks());
/** Returns the keys of the fetches, after all events have taken effect. */
async function fetchedKeys() {
  await queryClient.cancelQueries();
  return fetched.mock.calls.map(([filters]) => filters?.queryKey);
}

test('MSG-44 adds a received message to the chat without a fetch', async () => {
  await cacheChat(message(1), message(2));
  realtime.emit(CHANNEL, CHAT_EVENT, { message: message(3) });
  expect(ids()).toEqual([1, 2, 3]);
  unsubscribe();
  realtime.emit(CHANNEL, CHAT_EVENT, { message: message(4) });
  expect(ids()).toEqual([1, 2, 3]);
  expect(await fetchedKeys()).toEqual([]);
});

test('MSG-13 fetches a message received before the history', async () => {
  realtime.emit(CHANNEL, CHAT_EVENT, message(3));
  expect(await fetchedKeys()).toEqual([['chat']]);
});

test('FAULT-21 fetches missed messages at every subscription', async () => {
  realtime.subscribed(CHANNEL);
  expect(await fetchedKeys()).toEqual([['chat']]);
});

test('FAULT-22 ignores events that are neither a message nor a seen mark', async () => {
  await cacheChat(message(1), message(2, 'Amelia'));
  const before = cachedChat();
  realtime.emit(CHANNEL, CHAT_EVENT, '{"id":');
  realtime.emit(CHANNEL, CHAT_SEEN_EVENT, { last_id: 'all' });
  expect(cachedChat()).toBe(before);
  expect(await fetchedKeys()).toEqual([]);
});

test("MSG-22 marks the guest's messages as seen, and none of the hotel's", async () => {
  await cacheChat(message(1), message(2, 'Amelia'), message(3, 'Amelia'));
  realtime.emit(CHANNEL, CHAT_SEEN_EVENT, { last_id: 2, seen_at: 'now' });
  expect(cachedChat()?.items.map(({ seen_at }) => seen_at)).toEqual([undefined, 'now', undefined]);
  expect(cachedChat()?.completeUpTo).toBe(2);
});

test('MSG-22 ignores a seen mark received before the history', () => {
  realtime.emit(CHANNEL, CHAT_SEEN_EVENT, { last_id: 2, seen_at: 'now' });
  expect(cachedChat()).toBeUndefined();
});
