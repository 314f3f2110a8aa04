import { createBrowserRouter } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import { routes } from './routes.tsx';

/** How long a page without its screen waits for it before the progress line takes over; in ms. */
const FIRST_FRAME_MS = 1_500;

// What refreshes React under `pnpm dev` (dev/plugin.ts at the root).
declare const foyerReactRefresh: { performReactRefresh(): void };

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router over the complete route table of this page's composition. */
export function createRouter(): AppRouter {
  history.scrollRestoration = 'manual';
  const router = createBrowserRouter(routes());
  addEventListener('pageshow', (event) => {
    // A page that was left for another hotel comes back with that navigation unfinished.
    if (event.persisted && router.state.navigation.state !== 'idle')
      void router.navigate(router.state.location, { replace: true });
  });
  if (import.meta.env.DEV)
    import.meta.webpackHot?.accept('./routes.tsx', () => {
      // React first: to it the table's new components would be others, and their state lost.
      foyerReactRefresh.performReactRefresh();
      router._internalSetRoutes(routes());
      void router.revalidate();
    });
  return router;
}

/** Resolves when the first screen's code is there, or when the guest should see that it is not. */
export function firstScreenReady(router: AppRouter): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
  // A frame is the screen: it is used as it stands, and what was typed there must stay.
  if (page.frame) return ready;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, FIRST_FRAME_MS));
  return Promise.race([ready, limit]);
}
