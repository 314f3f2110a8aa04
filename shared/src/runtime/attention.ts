import { session } from './session.ts';

const counts = new Map<string, number>();
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

// What waited for one guest is nobody else's.
session.subscribe(({ session: now }, { session: before }) => {
  if (now.user?.id === before.user?.id) return;
  counts.clear();
  tell();
});

/**
 * How many things wait for the guest, such as messages that were not read. Remotes say it, the
 * shell shows the sum in the page's title and on the app's icon.
 */
export const attention = {
  /** `source` names what is counted; it replaces what that source said before. */
  set(source: string, count: number): void {
    counts.set(source, count);
    tell();
  },

  total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),

  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
