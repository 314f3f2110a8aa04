import * as z from '@foyer/shared/schema';
import { sessionStore } from './storage.ts';

const PENDING = 'pendingToast';
const PendingToast = z.object({ kind: z.enum(['success', 'error']), text: z.string() });

/** One line of text, which the shell shows for 5000 ms (CONST-01). */
type Toast = { kind: 'success' | 'error'; text: string };

const listeners = new Set<(toast: Toast) => void>();
const waiting: Toast[] = [];

function show(kind: Toast['kind'], text: string): void {
  const toast = { kind, text };
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Queues toasts, which the shell shows. */
export const toasts = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),

  /** Stores a toast for the next document: a change of hotel is a document navigation. */
  showAfterNavigation: (kind: Toast['kind'], text: string) =>
    sessionStore.write(PENDING, { kind, text }),

  /** Passes queued and later toasts to the shell; returns the unsubscribe function. */
  subscribe(listener: (toast: Toast) => void): () => void {
    listeners.add(listener);
    const pending = sessionStore.read(PENDING, PendingToast);
    sessionStore.remove(PENDING);
    if (pending) show(pending.kind, pending.text);
    for (const toast of waiting.splice(0)) listener(toast);
    return () => listeners.delete(listener);
  },
};
