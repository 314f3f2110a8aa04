import type { ChatMessage } from '@foyer/shared/contracts/chat';
import type { Thread } from '@foyer/shared/contracts/messages';
import { expect, test } from 'vitest';
import { countOfChat, countsOfThreads } from './unread-counts.ts';

const HOTEL = 'Hotel Admin';
const line = (id: number, from = HOTEL, seen_at?: string): ChatMessage => ({
  ...{ id, body: 'words', from, from_user_id: 1 },
  ...(seen_at && { seen_at }),
});
const thread = (id: number, reply?: number, from = HOTEL, seen_at?: string) =>
  ({ id, latest: reply && { id: reply, sender: { name: from }, seen_at } }) as unknown as Thread;

test("of the chat the hotel's lines count that are after the mark and were seen nowhere", () => {
  const chat = [line(1), line(2, 'Amelia Hart'), line(3, HOTEL, 'then'), line(4), line(5)];
  expect(countOfChat(chat)).toBe(3);
  expect(countOfChat(chat, 4)).toBe(1);
  expect(countOfChat(chat, 5)).toBe(0);
});

test("a thread counts once where the hotel's last reply is after its own mark and was seen nowhere", () => {
  const threads = [
    thread(1, 10),
    thread(2, 11),
    thread(3, 12, 'Amelia Hart'),
    thread(4, 13, HOTEL, 'then'),
    thread(5),
  ];
  expect([...countsOfThreads(threads, {})]).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect([...countsOfThreads(threads, { 1: 9, 2: 11 })]).toEqual([[1, 1]]);
});
