import type { ChatMessage } from '@foyer/shared/contracts/chat';
import type { Thread } from '@foyer/shared/contracts/messages';
import { localStore, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { hasFeature } from '../features.ts';
import { createStore } from '../store.ts';

const STORED = 'messagesRead';

/** Up to which id this device has shown the chat and each thread. */
const ReadMarks = z.object({
  chat: z.optional(z.number()),
  threads: z.record(z.string(), z.number()),
});
type ReadMarks = z.infer<typeof ReadMarks>;

const stored = (): ReadMarks => localStore.read(STORED, ReadMarks) ?? { threads: {} };

export const readMarks = createStore(stored());

addEventListener('storage', ({ key }) => {
  if (key === STORED || key === null) readMarks.set(stored());
});
// Signing out clears them with all of local storage.
session.subscribe(() => readMarks.set(stored()));

export function markChat(lastId: number): void {
  const marks = stored();
  if ((marks.chat ?? -1) < lastId) keep({ ...marks, chat: lastId });
}

export function markThread(threadId: number, lastId: number): void {
  const marks = stored();
  if ((marks.threads[threadId] ?? -1) < lastId)
    keep({ ...marks, threads: { ...marks.threads, [threadId]: lastId } });
}

function keep(marks: ReadMarks): void {
  localStore.write(STORED, marks);
  readMarks.set(marks);
}

/**
 * Where the provider does not tell what was read, everything that stands there at the first visit
 * counts as read: else each new sign-in would begin with the whole past.
 */
export function markAsKnown(chat: readonly ChatMessage[], threads: readonly Thread[]): void {
  if (hasFeature('seen')) return;
  const marks = stored();
  if (marks.chat === undefined) markChat(chat.at(-1)?.id ?? 0);
  for (const { id, latest } of threads)
    if (marks.threads[id] === undefined) markThread(id, latest?.id ?? 0);
}
