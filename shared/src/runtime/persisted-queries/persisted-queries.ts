import { whenIdle } from '../../browser/when-idle.ts';
import type { QueryKey, QueryPersister } from '../../singletons/query.ts';
import { lazyModule } from '../../ui/waiting/lazy-module.ts';
import { queryCache, storedAt } from '../query-cache.ts';

/** Loaded lazily, so that the first load contains none of it. */
const persister = lazyModule(
  () => import(/* webpackChunkName: "query-persister" */ './query-persister.ts'),
);

/** Returns true if a service worker controls this page: it can then load without a network. */
const isControlled = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Fetches a query, after it has restored the cached response of a query with `meta.persisted`.
 *
 * It restores only if the page may have loaded without a network.
 */
export const queryPersister: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.persisted) {
    whenIdle(persister.prefetch);
    if (query.state.data === undefined && (isControlled() || !navigator.onLine)) {
      // If the code does not load, nothing is restored.
      await persister.load().then(
        ({ restore }) => restore(query),
        () => undefined,
      );
    }
  }
  return queryFn(context);
};

/** Reports which queries of the guest are persisted on this device. */
export const persistedQueries = {
  /** Returns true if the query's current data survives a reload without a network. */
  isPersisted(queryKey: QueryKey): boolean {
    const query = queryCache.find({ queryKey });
    if (!query || !isControlled()) return false;
    return storedAt.getState()[query.queryHash] === query.state.dataUpdatedAt;
  },

  /** Calls the watcher after every change; returns the unsubscribe function. */
  subscribe: storedAt.subscribe,
};
