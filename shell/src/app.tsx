import { QueryClientProvider } from '@foyer/shared/query';
import { RouterProvider } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import type { AppRouter } from './router/router.ts';

/**
 * The whole app. Errors of routes are told by React's own hook, once. A screen's code is there
 * before the router moves on, so a press is drawn at once instead of in slices.
 */
export function App({ router }: { router: AppRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider useTransitions={false} router={router} onError={() => undefined} />
    </QueryClientProvider>
  );
}
