import { QueryClientProvider } from '@foyer/shared/query';
import { RouterProvider } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { type ErrorInfo, useEffect } from 'react';
import type { AppRouter } from './lib/app-router.ts';

/** Logs errors from loaders and guards. React's `onCaughtError` logs rendering errors. */
function logRouteError(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void {
  if (!errorInfo) console.warn('A page failed and shows its error card', error);
}

/**
 * The root component. The router loads a screen's code before it navigates, so navigations render
 * synchronously and need no transitions. `onStart` is called after hydration.
 */
export function App({ router, onStart }: { router: AppRouter; onStart: () => void }) {
  const isHydrating = useHydration();
  useEffect(() => {
    if (!isHydrating) onStart();
  }, [isHydrating, onStart]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider useTransitions={false} router={router} onError={logRouteError} />
    </QueryClientProvider>
  );
}
