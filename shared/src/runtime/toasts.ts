import * as z from '@foyer/shared/schema';
import { sessionStore } from './storage.ts';

const PENDING = 'pendingToast';

/** One line of text, which the shell shows for 5000 ms (CONST-01). */
const Toast = z.object({ kind: z.enum(['success', 'error']), text: z.string() });
type Toast = z.infer<typeof Toast>;

/** The toasts that no listener has received yet. */
let queued: Toast[] = [];
const listeners = new Set<(toast: Toast) => void>();

function show(toast: Toast): void {
  if (listeners.size === 0) queued.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Queues toasts, which the shell shows. */
export const toasts = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),

  /** Stores a toast for the next document: a change of hotel is a document navigation. */
  showAfterNavigation: (kind: Toast['kind'], text: string) =>
    sessionStore.write(PENDING, { kind, text }),

  /** Passes queued and later toasts to the shell; returns the unsubscribe function. */
  subscribe(listener: (toast: Toast) => void): () => void {
    listeners.add(listener);
    const pending = sessionStore.read(PENDING, Toast);
    sessionStore.remove(PENDING);
    const earlier = queued;
    queued = [];
    for (const toast of pending ? [...earlier, pending] : earlier) listener(toast);
    return () => listeners.delete(listener);
  },
};
