import type { ChatMessage } from '@foyer/shared/contracts/chat';
import type { Reply, Thread } from '@foyer/shared/contracts/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { markAsKnown, markChat, markThread, readMarks } from './read-marks.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

/** The page, whose events it follows from the moment that it is loaded. */
const page = vi.hoisted(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return target;
});
const { localStore, queryClient, session } = runtime;
const STORED = 'messagesRead';
const changed = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
/** Names the features of the hotel's provider. */
const hotelWith = (...features: string[]) => queryClient.setQueryData(['hotel'], { features });

beforeEach(() => {
  localStore.clear();
  session.change({ id: 1, name: 'Amelia' });
  hotelWith();
});
const line = (id: number) => ({ id }) as ChatMessage;
const thread = (id: number, latest?: number) =>
  ({ id, ...(latest && { latest: { id: latest } as Reply }) }) as Thread;

test('MSG-17 what was read stays read, also on the next page', () => {
  expect(readMarks.get()).toEqual({ threads: {} });
  markChat(0);
  expect(readMarks.get().chat).toBe(0);
  markChat(5);
  markChat(4);
  markThread(7, 0);
  expect(readMarks.get().threads).toEqual({ 7: 0 });
  markThread(7, 12);
  markThread(7, 11);
  markThread(8, 3);
  const marks = { chat: 5, threads: { 7: 12, 8: 3 } };
  expect(readMarks.get()).toEqual(marks);
  expect(localStore.read(STORED)).toEqual(marks);
});

test('MSG-17 who draws what is unread is told of each mark, for as long as it wants to be', () => {
  const told: unknown[] = [];
  const end = readMarks.subscribe(() => told.push(readMarks.get().chat));
  markChat(5);
  markChat(5);
  end();
  markChat(6);
  expect(told).toEqual([5]);
});

test('FAULT-28 what another tab has read is read here, and nothing after signing out', () => {
  const marks = (chat: number) => localStore.write(STORED, { chat, threads: {} });
  marks(5);
  changed('token');
  expect(readMarks.get().chat).toBeUndefined();
  changed(STORED);
  expect(readMarks.get().chat).toBe(5);
  marks(6);
  changed(null);
  expect(readMarks.get().chat).toBe(6);
  localStore.clear();
  session.change(undefined);
  expect(readMarks.get()).toEqual({ threads: {} });
});

test('MSG-17 at the first visit everything counts as read, where the provider does not tell', () => {
  markAsKnown([line(4), line(5), line(9)], [thread(7, 12), thread(8)]);
  expect(readMarks.get()).toEqual({ chat: 9, threads: { 7: 12, 8: 0 } });
  markAsKnown([line(9), line(10)], [thread(7, 13), thread(8, 14), thread(6, 2)]);
  expect(readMarks.get()).toEqual({ chat: 9, threads: { 7: 12, 8: 0, 6: 2 } });
});

test('MSG-17 an empty chat is known as well, so that its first line is unread', () => {
  markAsKnown([], []);
  expect(readMarks.get().chat).toBe(0);
});

test('MSG-22 a provider that tells what was read has no need of it', () => {
  hotelWith('seen');
  markAsKnown([line(4)], [thread(7, 12)]);
  expect(readMarks.get()).toEqual({ threads: {} });
});
