import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { chatQuery, chatRecipient } from '../data/chat-query.ts';
import * as runtime from '../testing/runtime.ts';
import { markChat } from '../unread/read-marks.ts';
import { markChatRead } from './mark-chat-read.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));
vi.mock('../unread/read-marks.ts', () => ({ markChat: vi.fn() }));

const { api, queryClient } = runtime;
const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => {
  return { id, body: `line ${id}`, from: 'Hotel Admin', from_user_id: 3, ...more };
};
const mine = { from: 'Amelia', from_user_id: 1 };
const cacheChat = (...items: ChatMessage[]) =>
  queryClient.setQueryData(chatQuery().queryKey, { items });
const setFeatures = (...features: string[]) =>
  queryClient.setQueryData(['hotel'], { admin_id: 9, features });
const reports = () => api.post.mock.calls.map(([path, payload]) => [path, payload]);

beforeEach(() => {
  queryClient.clear();
  setFeatures('seen');
  api.post.mockReset().mockResolvedValue({});
  vi.mocked(markChat).mockReset();
});

test('MSG-22 reports once the last message of the hotel that the guest has read', () => {
  cacheChat(message(11), message(12), message(13, mine));
  markChatRead();
  markChatRead();
  expect(reports()).toEqual([['/quick-chat/seen', { last_id: 12 }]]);
  cacheChat(message(11), message(12), message(13, mine), message(14));
  markChatRead();
  expect(reports().slice(1)).toEqual([['/quick-chat/seen', { last_id: 14 }]]);
  expect(vi.mocked(markChat).mock.calls).toEqual([[13], [13], [14]]);
});

test('MSG-22 repeats a failed report at the next reading', async () => {
  cacheChat(message(21));
  api.post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  markChatRead();
  await expect
    .poll(() => {
      markChatRead();
      return reports();
    })
    .toHaveLength(2);
  markChatRead();
  expect(reports()).toHaveLength(2);
});

test.each([
  ['the hotel has sent no message', ['seen'], [message(31, mine)]],
  ['the provider knows it already', ['seen'], [message(32, { seen_at: 'then' })]],
  ['the provider does not support it', ['typing'], [message(33)]],
])('MSG-22 reports nothing if %s', (_, features, items) => {
  setFeatures(...features);
  cacheChat(...items);
  markChatRead();
  expect(reports()).toEqual([]);
  expect(markChat).toHaveBeenCalledExactlyOnceWith(items[0]?.id);
});

test('marks nothing in an empty or unknown chat', () => {
  markChatRead();
  cacheChat();
  markChatRead();
  expect(reports()).toEqual([]);
  expect(markChat).not.toHaveBeenCalled();
});

test("MSG-15 the recipient is the last writer of the hotel, else the hotel's admin", () => {
  expect(chatRecipient()).toBe(9);
  cacheChat(message(1, { from_user_id: 4 }), message(2, { from_user_id: 5 }), message(3, mine));
  expect(chatRecipient()).toBe(5);
  cacheChat(message(3, mine));
  expect(chatRecipient()).toBe(9);
  queryClient.clear();
  expect(chatRecipient()).toBeNull();
});
