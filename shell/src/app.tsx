import { useTakeover } from '@foyer/shared/frames/takeover';
import { QueryClientProvider } from '@foyer/shared/query';
import { RouterProvider } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { type ErrorInfo, useEffect } from 'react';
import type { AppRouter } from './router/router.ts';

/** What a loader or a guard threw; what is thrown while drawing is told by React's own hook. */
function tell(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void {
  if (!errorInfo) console.warn('A page failed and shows its error card', error);
}

/**
 * The whole app. A screen's code is there before the router moves on, so a press is drawn at once
 * instead of in slices. `onStart` is called once it stands, with what only
 * this device knows.
 */
export function App({ router, onStart }: { router: AppRouter; onStart: () => void }) {
  const takeover = useTakeover();
  useEffect(() => {
    if (!takeover) onStart();
  }, [takeover, onStart]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider useTransitions={false} router={router} onError={tell} />
    </QueryClientProvider>
  );
}
