import { session } from './session/session.ts';

const counts = new Map<string, number>();
const watchers = new Set<() => void>();

function notify(): void {
  for (const watcher of watchers) watcher();
}

// Counts belong to one guest: reset them when another one signs in.
session.subscribe(({ session: now }, { session: before }) => {
  if (now.user?.id === before.user?.id) return;
  counts.clear();
  notify();
});

/**
 * Counts unread items for the guest, such as messages. Remotes set their own count; the shell shows the
 * sum in the page title and on the app icon.
 */
export const badgeCount = {
  /** Replaces the count of `source`. */
  set(source: string, count: number): void {
    counts.set(source, count);
    notify();
  },

  total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),

  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
