import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Reply, Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { markInitialRead, markUpTo, useReadMarks } from './read-marks.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

/** The page's event target, which the module listens to from its import on. */
const page = vi.hoisted(() => {
  // Another test file of this process may have imported it.
  vi.resetModules();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return target;
});
const { localStore, queryClient, session } = runtime;
const STORAGE_KEY = 'messagesRead';
const changed = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
/** Sets the features of the hotel's provider. */
const setFeatures = (...features: string[]) => queryClient.setQueryData(['hotel'], { features });

beforeEach(() => {
  localStore.clear();
  session.change({ id: 1, name: 'Amelia' });
  setFeatures();
});
const message = (id: number) => ({ id }) as ChatMessage;
const thread = (id: number, latest?: number) =>
  ({ id, ...(latest && { latest: { id: latest } as Reply }) }) as Thread;

test('MSG-45 read messages stay read on the next page', () => {
  expect(useReadMarks.getState()).toEqual({});
  markUpTo('chat', 0);
  expect(useReadMarks.getState().chat).toBe(0);
  markUpTo('chat', 5);
  markUpTo('chat', 4);
  markUpTo(7, 0);
  expect(useReadMarks.getState()[7]).toBe(0);
  markUpTo(7, 12);
  markUpTo(7, 11);
  markUpTo(8, 3);
  const marks = { chat: 5, 7: 12, 8: 3 };
  expect(useReadMarks.getState()).toEqual(marks);
  expect(localStore.read(STORAGE_KEY)).toEqual(marks);
});

test('MSG-45 notifies subscribers of each mark until they unsubscribe', () => {
  const notified: unknown[] = [];
  const end = useReadMarks.subscribe(() => notified.push(useReadMarks.getState().chat));
  markUpTo('chat', 5);
  markUpTo('chat', 5);
  end();
  markUpTo('chat', 6);
  expect(notified).toEqual([5]);
});

test('FAULT-28 adopts the marks of another tab, and clears all after signing out', () => {
  const marks = (chat: number) => localStore.write(STORAGE_KEY, { chat });
  marks(5);
  changed('token');
  expect(useReadMarks.getState().chat).toBeUndefined();
  changed(STORAGE_KEY);
  expect(useReadMarks.getState().chat).toBe(5);
  marks(6);
  changed(null);
  expect(useReadMarks.getState().chat).toBe(6);
  localStore.clear();
  session.change(undefined);
  expect(useReadMarks.getState()).toEqual({});
});

test('MSG-45 everything counts as read at the first visit if the provider does not report it', () => {
  markInitialRead([message(4), message(5), message(9)], [thread(7, 12), thread(8)]);
  expect(useReadMarks.getState()).toEqual({ chat: 9, 7: 12, 8: 0 });
  markInitialRead([message(9), message(10)], [thread(7, 13), thread(8, 14), thread(6, 2)]);
  expect(useReadMarks.getState()).toEqual({ chat: 9, 7: 12, 8: 0, 6: 2 });
});

test('MSG-45 marks an empty chat too, so that its first message is unread', () => {
  markInitialRead([], []);
  expect(useReadMarks.getState().chat).toBe(0);
});

test('MSG-22 marks nothing if the provider reports seen messages', () => {
  setFeatures('seen');
  markInitialRead([message(4)], [thread(7, 12)]);
  expect(useReadMarks.getState()).toEqual({});
});
