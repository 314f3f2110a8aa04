import { isRetryable, retryDelay } from '../api/retry.ts';
import { whenIdle } from '../browser/when-idle.ts';
import {
  onlineManager,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from '../singletons/query.ts';
import { lazyModule } from '../ui/waiting/lazy-module.ts';
import { queryCache, storedAt } from './query-cache.ts';

/** Loaded lazily, so that the first load contains none of it. */
const persister = lazyModule(
  () => import(/* webpackChunkName: "query-persister" */ './persisted-queries/query-persister.ts'),
);

/** Returns true if a service worker controls this page: it can then load without a network. */
const isControlled = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Fetches a query, after it has restored the cached response of a query with `meta.persisted`.
 *
 * It restores only if the page may have loaded without a network.
 */
const queryPersister: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.persisted) {
    whenIdle(persister.prefetch);
    if (query.state.data === undefined && (isControlled() || !navigator.onLine)) {
      // If the code does not load, nothing is restored.
      const code = await persister.load().catch(() => undefined);
      await code?.restore(query);
    }
  }
  return queryFn(context);
};

/** Holds the server state of the whole app. */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: isRetryable,
      retryDelay,
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: queryPersister,
    },
    // The API client itself repeats the calls that may be repeated.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// `onlineManager` only reports changes, and a page may start without a network.
onlineManager.setOnline(navigator.onLine !== false);
queryClient.mount();

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
