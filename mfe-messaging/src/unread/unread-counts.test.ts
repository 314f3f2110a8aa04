import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { expect, test } from 'vitest';
import { unreadChatCount, unreadThreads } from './unread-counts.ts';

const HOTEL = 'Hotel Admin';
const message = (id: number, from = HOTEL, seen_at?: string): ChatMessage => ({
  ...{ id, body: 'words', from, from_user_id: 1 },
  ...(seen_at && { seen_at }),
});
const thread = (id: number, reply?: number, from = HOTEL, seen_at?: string) =>
  ({ id, latest: reply && { id: reply, sender: { name: from }, seen_at } }) as unknown as Thread;

test("counts the hotel's chat messages after the mark that were seen nowhere", () => {
  const chat = [
    message(1),
    message(2, 'Amelia Hart'),
    message(3, HOTEL, 'then'),
    message(4),
    message(5),
  ];
  expect(unreadChatCount(chat, undefined)).toBe(3);
  expect(unreadChatCount(chat, 4)).toBe(1);
  expect(unreadChatCount(chat, 5)).toBe(0);
});

test("counts a thread once if the hotel's last reply is after its mark and was seen nowhere", () => {
  const threads = [
    thread(1, 10),
    thread(2, 11),
    thread(3, 12, 'Amelia Hart'),
    thread(4, 13, HOTEL, 'then'),
    thread(5),
  ];
  expect([...unreadThreads(threads, {})]).toEqual([1, 2]);
  expect([...unreadThreads(threads, { 1: 9, 2: 11 })]).toEqual([1]);
});
