import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, hasFeature, localStore, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { create } from 'zustand';
import { isMine, type StoredRecord } from '../data/merge-by-id.ts';

const STORAGE_KEY = 'messagesRead';

/** A conversation or notification that this device can mark as read. */
type Read = 'chat' | number | `notification-${string}`;

/** The last id that this device has shown, by what it belongs to; 1 for a notification. */
const ReadMarks = z.record(z.string(), z.number());

const stored = () => localStore.read(STORAGE_KEY, ReadMarks) ?? {};

/** Returns the read marks, which follow those of other tabs. */
export const useReadMarks = create(stored);
const readAgain = () => useReadMarks.setState(stored(), true);

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) readAgain();
});
// Signing out clears the marks with all of local storage.
session.subscribe(readAgain);

export function markUpTo(read: Read, lastId: number): void {
  const marks = stored();
  if ((marks[read] ?? -1) >= lastId) return;
  localStore.write(STORAGE_KEY, { ...marks, [read]: lastId });
  readAgain();
}

/**
 * Marks all messages as read at the first visit, unless the provider reports seen messages.
 * Otherwise each new sign-in would count the whole history as unread.
 */
export function markInitialRead(chat: readonly ChatMessage[], threads: readonly Thread[]): void {
  if (hasFeature('seen')) return;
  const marks = stored();
  if (marks.chat === undefined) markUpTo('chat', chat.at(-1)?.id ?? 0);
  for (const { id, latest } of threads) if (marks[id] === undefined) markUpTo(id, latest?.id ?? 0);
}

/** The id of the hotel's last record reported as seen, by path of the provider. */
const lastReportedIds = new Map<string, number>();

/**
 * Marks a conversation as read on this device. Reports the hotel's last record as seen at `path`,
 * once and to a provider that supports it.
 */
export function markAsRead(
  conversation: 'chat' | number,
  records: readonly StoredRecord[],
  path: string,
): void {
  const last = records.at(-1);
  if (last) markUpTo(conversation, last.id);
  const seen = records.findLast((record) => !isMine(record));
  if (!seen || seen.seen_at || seen.id === lastReportedIds.get(path) || !hasFeature('seen')) return;
  lastReportedIds.set(path, seen.id);
  api.post(path, { last_id: seen.id }, PlainResponse).catch(() => lastReportedIds.delete(path));
}
