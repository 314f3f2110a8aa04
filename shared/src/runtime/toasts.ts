import * as z from '@foyer/shared/schema';
import { sessionStore } from './storage.ts';

const CARRIED = 'carriedToast';
const CarriedToast = z.object({ kind: z.enum(['success', 'error']), text: z.string() });

/** One line of news for the guest; drawn for 5000 ms (CONST-01). */
type Toast = { kind: 'success' | 'error'; text: string };

const listeners = new Set<(toast: Toast) => void>();
const waiting: Toast[] = [];

function show(kind: Toast['kind'], text: string): void {
  const toast = { kind, text };
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Toasts are shown by the shell; whoever has news only says it here. */
export const toasts = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),

  /** For the next document: a change of hotel is a document navigation. */
  carry: (kind: Toast['kind'], text: string) => sessionStore.write(CARRIED, { kind, text }),

  /** The shell's end: receives what is said from now on and what nobody has shown yet. */
  subscribe(listener: (toast: Toast) => void): () => void {
    listeners.add(listener);
    const carried = sessionStore.read(CARRIED, CarriedToast);
    sessionStore.remove(CARRIED);
    if (carried) show(carried.kind, carried.text);
    for (const toast of waiting.splice(0)) listener(toast);
    return () => listeners.delete(listener);
  },
};
