import { expect, test } from 'vitest';
import { type Entry, mergeByTime } from './inbox.ts';

const entry = (kind: string, id: number, minute: number) =>
  ({ kind, id, created_at: `2026-05-01T08:0${minute}:00.000Z` }) as Entry;

test('merges several lists, oldest first, and keeps each list in the order of its ids', () => {
  // A second process with a slow clock stored the second message.
  const chats = [entry('chat', 1, 3), entry('chat', 2, 1), entry('chat', 3, 5)];
  const threads = [entry('thread', 1, 2), entry('reply', 2, 4)];
  const order = mergeByTime(chats, [], threads).map(({ kind, id }) => `${kind} ${id}`);
  expect(order).toEqual(['thread 1', 'chat 1', 'chat 2', 'reply 2', 'chat 3']);
});
