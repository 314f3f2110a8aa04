import * as z from '@foyer/shared/schema';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from './storage.ts';

const PENDING = 'pendingToast';

/** One line of text, which the shell shows for 5000 ms (CONST-01). */
const Toast = z.object({ kind: z.enum(['success', 'error']), text: z.string() });
type Toast = z.infer<typeof Toast>;

/** All toasts of this document. */
const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
/** The number of toasts that a listener has received. */
let delivered = 0;

const show = (toast: Toast) => store.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));

/** Queues toasts, which the shell shows. */
export const toasts = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),

  /** Stores a toast for the next document: a change of hotel is a document navigation. */
  showAfterNavigation: (kind: Toast['kind'], text: string) =>
    sessionStore.write(PENDING, { kind, text }),

  /** Passes queued and later toasts to the shell; returns the unsubscribe function. */
  subscribe(listener: (toast: Toast) => void): () => void {
    const pending = sessionStore.read(PENDING, Toast);
    sessionStore.remove(PENDING);
    if (pending) show(pending);
    const deliverFrom = (first: number) => {
      const { toasts } = store.getState();
      delivered = toasts.length;
      for (const toast of toasts.slice(first)) listener(toast);
    };
    deliverFrom(delivered);
    return store.subscribe((_, before) => deliverFrom(before.toasts.length));
  },
};
