import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { markAsRead, useReadMarks } from './read-marks.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const { api, localStore, queryClient, session } = runtime;
const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => {
  return { id, body: `line ${id}`, from: 'Hotel Admin', from_user_id: 3, ...more };
};
const mine = { from: 'Amelia', from_user_id: 1 };
const markChat = (...items: ChatMessage[]) => markAsRead('chat', items, '/quick-chat/seen');
const mark = () => useReadMarks.getState().chat;
const setFeatures = (...features: string[]) =>
  queryClient.setQueryData(['hotel'], { admin_id: 9, features });
const reports = () => api.post.mock.calls.map(([path, payload]) => [path, payload]);

beforeEach(() => {
  queryClient.clear();
  setFeatures('seen');
  api.post.mockReset().mockResolvedValue({});
  localStore.clear();
});

test('MSG-22 reports once the last message of the hotel that the guest has read', () => {
  const chat = [message(11), message(12), message(13, mine)];
  markChat(...chat);
  markChat(...chat);
  expect(reports()).toEqual([['/quick-chat/seen', { last_id: 12 }]]);
  expect(mark()).toBe(13);
  markChat(...chat, message(14));
  expect(reports().slice(1)).toEqual([['/quick-chat/seen', { last_id: 14 }]]);
  expect(mark()).toBe(14);
});

test('MSG-22 repeats a failed report at the next reading', async () => {
  api.post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  markChat(message(21));
  await expect
    .poll(() => {
      markChat(message(21));
      return reports();
    })
    .toHaveLength(2);
  markChat(message(21));
  expect(reports()).toHaveLength(2);
});

test.each([
  ['the hotel has sent no message', ['seen'], [message(31, mine)]],
  ['the provider knows it already', ['seen'], [message(32, { seen_at: 'then' })]],
  ['the provider does not support it', ['typing'], [message(33)]],
])('MSG-41 reports nothing if %s', (_, features, items) => {
  setFeatures(...features);
  markChat(...items);
  expect(reports()).toEqual([]);
  expect(mark()).toBe(items[0]?.id);
});

test('marks nothing in an empty chat', () => {
  session.change({ id: 1, name: 'Amelia' });
  markChat();
  expect(reports()).toEqual([]);
  expect(mark()).toBeUndefined();
});
