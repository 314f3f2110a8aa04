import { expect, test } from 'vitest';
import type { DeskRequest } from '../requests/records.ts';
import { advance, type Entry, mergeByTime, onlyChanged, START } from './inbox.ts';

const entry = (kind: string, id: number, minute: number) =>
  ({ kind, id, created_at: `2026-05-01T08:0${minute}:00.000Z` }) as Entry;

test('merges several lists, oldest first, and keeps each list in the order of its ids', () => {
  // A second process with a slow clock stored the second message.
  const chats = [entry('chat', 1, 3), entry('chat', 2, 1), entry('chat', 3, 5)];
  const threads = [entry('thread', 1, 2), entry('reply', 2, 4)];
  const order = mergeByTime(chats, [], threads).map(({ kind, id }) => `${kind} ${id}`);
  expect(order).toEqual(['thread 1', 'chat 1', 'chat 2', 'reply 2', 'chat 3']);
});

const request = (id: number, changed_at: string | null = null) =>
  ({ kind: 'checkin', id, changed_at }) as DeskRequest;

test('API-116 continues after the last new and the last changed request, in any order', () => {
  const read = [request(7, '2026-05-01T08:05'), request(9), request(3, '2026-05-01T08:03')];
  expect(read.reduce(advance, START)).toMatchObject({ requests: 9, changes: '2026-05-01T08:05' });
});

test('API-116 lists a changed request once, unless it changed again meanwhile', () => {
  const [old, now] = [request(7, '2026-05-01T08:05'), request(7, '2026-05-01T08:06')];
  expect(onlyChanged([old, request(3, 'x')], [old])).toEqual([request(3, 'x')]);
  expect(onlyChanged([now], [old])).toEqual([now]);
});
