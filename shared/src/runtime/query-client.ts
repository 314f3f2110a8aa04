import { retryDelay, worthRetrying } from '../api/again.ts';
import { onlineManager, QueryClient } from '../query/query.ts';
import { keptFirst } from './kept.ts';

/** Server facts of the whole app live here and nowhere else. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: worthRetrying,
      retryDelay,
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: keptFirst,
    },
    // The client repeats what may be repeated.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// It hears of changes only, once it listens, and a page may begin without a network.
onlineManager.setOnline(navigator.onLine !== false);
queryClient.mount();
