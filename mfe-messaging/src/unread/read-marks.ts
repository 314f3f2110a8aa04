import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { localStore, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { create } from 'zustand';
import { hasFeature } from '../data/features.ts';

const STORAGE_KEY = 'messagesRead';

/** The last id that this device has shown of the chat and of each thread. */
const ReadMarks = z.object({
  chat: z.optional(z.number()),
  threads: z.record(z.string(), z.number()),
});
type ReadMarks = z.infer<typeof ReadMarks>;

const stored = (): ReadMarks => localStore.read(STORAGE_KEY, ReadMarks) ?? { threads: {} };

/** Returns the read marks, which follow those of other tabs. */
export const useReadMarks = create(stored);
const readAgain = () => useReadMarks.setState(stored(), true);

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) readAgain();
});
// Signing out clears the marks with all of local storage.
session.subscribe(readAgain);

export function markChat(lastId: number): void {
  const marks = stored();
  if ((marks.chat ?? -1) < lastId) save({ ...marks, chat: lastId });
}

export function markThread(threadId: number, lastId: number): void {
  const marks = stored();
  if ((marks.threads[threadId] ?? -1) < lastId)
    save({ ...marks, threads: { ...marks.threads, [threadId]: lastId } });
}

function save(marks: ReadMarks): void {
  localStore.write(STORAGE_KEY, marks);
  useReadMarks.setState(marks);
}

/**
 * Marks all messages as read at the first visit, unless the provider reports seen messages.
 * Otherwise each new sign-in would count the whole history as unread.
 */
export function markInitialRead(chat: readonly ChatMessage[], threads: readonly Thread[]): void {
  if (hasFeature('seen')) return;
  const marks = stored();
  if (marks.chat === undefined) markChat(chat.at(-1)?.id ?? 0);
  for (const { id, latest } of threads)
    if (marks.threads[id] === undefined) markThread(id, latest?.id ?? 0);
}
