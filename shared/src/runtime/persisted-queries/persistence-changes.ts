const watchers = new Set<() => void>();

/** Reports every change of the set of queries that are persisted on this device. */
export const persistenceChanges = {
  announce(): void {
    for (const watcher of watchers) watcher();
  },

  /** Calls the watcher after every change; returns the unsubscribe function. */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
