import { QueryClientProvider } from '@foyer/shared/query';
import { RouterProvider } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import type { AppRouter } from './router/router.ts';

/** The whole app. Errors of routes are told by React's own hook, once. */
export function App({ router }: { router: AppRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} onError={() => undefined} />
    </QueryClientProvider>
  );
}
