import { isRetryable, retryDelay } from '../api/retry.ts';
import { onlineManager, QueryClient } from '../singletons/query.ts';
import { queryPersister } from './persisted-queries/persisted-queries.ts';
import { queryCache } from './query-cache.ts';

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
