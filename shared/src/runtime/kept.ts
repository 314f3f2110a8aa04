import type { QueryKey, QueryPersister } from '../query/query.ts';
import { late } from '../ui/waiting/late.ts';
import { whenIdle } from '../ui/waiting/when-idle.ts';

/** Nothing of it is in the first load. */
const keeper = late(() => import(/* webpackChunkName: "keeper" */ './kept/keeper.ts'));
const watchers = new Set<() => void>();

/** Whether this page came without the network, or could have. */
const installed = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Asks for the answer of a query, and before that shows what the device has kept of one that is
 * marked by `meta.kept`: only where the page may have come from the device as well.
 */
export const keptFirst: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.kept) {
    whenIdle(keeper.prefetch);
    if (query.state.data === undefined && (installed() || !navigator.onLine)) {
      // Code that does not come shows nothing.
      await keeper.fetch().then(
        ({ show }) => show(query),
        () => undefined,
      );
    }
  }
  return queryFn(context);
};

/** What of the guest's answers is on this device. */
export const kept = {
  /** Whether it would be there after a reload without a network. */
  holds: (queryKey: QueryKey): boolean => installed() && keeper.get()?.holds(queryKey) === true,

  /** Tells of every change of it; returns what ends that. */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },

  changed(): void {
    for (const watcher of watchers) watcher();
  },
};
