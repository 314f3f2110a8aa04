import { isRetryable, retryDelay } from '../api/again.ts';
import { onlineManager, QueryClient } from '../query/query.ts';
import { queryPersister } from './kept.ts';

/** Holds the server state of the whole app. */
export const queryClient = new QueryClient({
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
