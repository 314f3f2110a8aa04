import { retryDelay, worthRetrying } from '../api/again.ts';
import { onlineManager, QueryClient } from '../query/query.ts';

// It believes that every page begins online, and would not hear when one that did not is.
onlineManager.setOnline(navigator.onLine !== false);

/** Server facts of the whole app live here and nowhere else. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: worthRetrying, retryDelay, networkMode: 'offlineFirst' },
    // The client repeats what may be repeated.
    mutations: { retry: false, networkMode: 'always' },
  },
});
