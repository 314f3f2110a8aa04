import { CHAT_EVENT, CHAT_SEEN_EVENT, chatChannel } from '@foyer/shared/contracts/broadcast';
import type { ChatMessage } from '@foyer/shared/contracts/chat';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { chatKnown, chatQuery } from './chat-query.ts';
import { followChat } from './live-chat.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { queryClient, realtime } = runtime;
const CHANNEL = chatChannel(1);
const line = (id: number, from = 'Hotel Admin'): ChatMessage => {
  return { id, body: `line ${id}`, from, from_user_id: 1 };
};
/** The chat as the provider has told it. */
const knows = (...items: ChatMessage[]) =>
  queryClient.fetchQuery({ ...chatQuery(), queryFn: async () => ({ items, upTo: 2 }) });
const ids = () => chatKnown()?.items.map(({ id }) => id);

let fetched: MockInstance<typeof queryClient.invalidateQueries>;
let end: () => void;
beforeEach(() => {
  queryClient.clear();
  fetched = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  end = followChat(1);
});
afterEach(() => vi.restoreAllMocks());
/** How often the chat was fetched, once what was said has had its effect. */
async function fetches() {
  await queryClient.cancelQueries();
  return fetched.mock.calls.map(([filters]) => filters?.queryKey);
}

test('MSG-17 a line that is heard stands in the chat, and nothing is fetched for it', async () => {
  await knows(line(1), line(2));
  realtime.say(CHANNEL, CHAT_EVENT, { message: line(3) });
  expect(ids()).toEqual([1, 2, 3]);
  end();
  realtime.say(CHANNEL, CHAT_EVENT, { message: line(4) });
  expect(ids()).toEqual([1, 2, 3]);
  expect(await fetches()).toEqual([]);
});

test('MSG-13 a line that is heard before the history has come is fetched with it', async () => {
  realtime.say(CHANNEL, CHAT_EVENT, line(3));
  expect(await fetches()).toEqual([['chat']]);
});

test('FAULT-21 what was said meanwhile is fetched at every subscription', async () => {
  realtime.subscribed(CHANNEL);
  expect(await fetches()).toEqual([['chat']]);
});

test('FAULT-22 what is no line and no reading is left alone', async () => {
  await knows(line(1), line(2, 'Amelia'));
  const before = chatKnown();
  realtime.say(CHANNEL, CHAT_EVENT, '{"id":');
  realtime.say(CHANNEL, CHAT_SEEN_EVENT, { last_id: 'all' });
  expect(chatKnown()).toBe(before);
  expect(await fetches()).toEqual([]);
});

test("MSG-22 what the hotel has read of the guest's lines is marked, and no line of its own", async () => {
  await knows(line(1), line(2, 'Amelia'), line(3, 'Amelia'));
  realtime.say(CHANNEL, CHAT_SEEN_EVENT, { last_id: 2, seen_at: 'now' });
  expect(chatKnown()?.items.map(({ seen_at }) => seen_at)).toEqual([undefined, 'now', undefined]);
  expect(chatKnown()?.upTo).toBe(2);
});

test('MSG-22 a reading that is told before the history has come changes nothing', () => {
  realtime.say(CHANNEL, CHAT_SEEN_EVENT, { last_id: 2, seen_at: 'now' });
  expect(chatKnown()).toBeUndefined();
});
