import type { ChatMessage } from '@foyer/shared/contracts/chat';
import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { markChat } from '../unread/read-marks.ts';
import { answererOfChat } from './answerer.ts';
import { chatQuery } from './chat-query.ts';
import { readChat } from './read-chat.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));
vi.mock('../unread/read-marks.ts', () => ({ markChat: vi.fn() }));

const { api, queryClient } = runtime;
const line = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => {
  return { id, body: `line ${id}`, from: 'Hotel Admin', from_user_id: 3, ...more };
};
const mine = { from: 'Amelia', from_user_id: 1 };
const knows = (...items: ChatMessage[]) =>
  queryClient.setQueryData(chatQuery().queryKey, { items });
const hotelWith = (...features: string[]) =>
  queryClient.setQueryData(['hotel'], { admin_id: 9, features });
const told = () => api.post.mock.calls.map(([path, payload]) => [path, payload]);

beforeEach(() => {
  queryClient.clear();
  hotelWith('seen');
  api.post.mockReset().mockResolvedValue({});
  vi.mocked(markChat).mockReset();
});

test('MSG-22 the hotel is told once up to which of its lines the guest has read', () => {
  knows(line(11), line(12), line(13, mine));
  readChat();
  readChat();
  expect(told()).toEqual([['/quick-chat/seen', { last_id: 12 }]]);
  knows(line(11), line(12), line(13, mine), line(14));
  readChat();
  expect(told().slice(1)).toEqual([['/quick-chat/seen', { last_id: 14 }]]);
  expect(vi.mocked(markChat).mock.calls).toEqual([[13], [13], [14]]);
});

test('MSG-22 what could not be told is told the next time', async () => {
  knows(line(21));
  api.post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  readChat();
  await expect
    .poll(() => {
      readChat();
      return told();
    })
    .toHaveLength(2);
  readChat();
  expect(told()).toHaveLength(2);
});

test.each([
  ['the hotel has said nothing', ['seen'], [line(31, mine)]],
  ['it knows already', ['seen'], [line(32, { seen_at: 'then' })]],
  ['it does not want to know', ['typing'], [line(33)]],
])('MSG-22 the hotel is told nothing where %s', (_, features, items) => {
  hotelWith(...features);
  knows(...items);
  readChat();
  expect(told()).toEqual([]);
  expect(markChat).toHaveBeenCalledExactlyOnceWith(items[0]?.id);
});

test('a chat without a line, or that nobody knows, is not read', () => {
  readChat();
  knows();
  readChat();
  expect(told()).toEqual([]);
  expect(markChat).not.toHaveBeenCalled();
});

test('MSG-15 a line goes to the last of the hotel that spoke, else to whom the hotel names', () => {
  expect(answererOfChat()).toBe(9);
  knows(line(1, { from_user_id: 4 }), line(2, { from_user_id: 5 }), line(3, mine));
  expect(answererOfChat()).toBe(5);
  knows(line(3, mine));
  expect(answererOfChat()).toBe(9);
  queryClient.clear();
  expect(answererOfChat()).toBeNull();
});
