import { createBrowserRouter } from '@foyer/shared/router';
import { page, session } from '@foyer/shared/runtime';
import type { AppRouter } from '../lib/app-router.ts';
import { routes } from './routes.tsx';

/** Time before the hydrate fallback shows while the first screen loads, in milliseconds. */
const FALLBACK_DELAY_MS = 1_500;

// Provided by React Refresh under `pnpm dev` (tooling/build/src/dev/plugin.ts at the root).
declare const foyerReactRefresh: { performReactRefresh(): void };

/** Creates the router with the route table of this page's composition. */
export function createRouter(): AppRouter {
  history.scrollRestoration = 'manual';
  dropForeignState();
  // Before the router's own listener.
  addEventListener('popstate', dropForeignState);
  const router = createBrowserRouter(routes());
  router.subscribe(markState);
  addEventListener('pageshow', (event) => {
    // A page restored from the back/forward cache may have a pending navigation to another hotel.
    if (event.persisted && router.state.navigation.state !== 'idle')
      void router.navigate(router.state.location, { replace: true });
  });
  if (import.meta.env.DEV)
    import.meta.webpackHot?.accept('./routes.tsx', () => {
      // Refresh React first, or it would see new component types and lose their state.
      foyerReactRefresh.performReactRefresh();
      router._internalSetRoutes(routes());
      void router.revalidate();
    });
  return router;
}

/** Adds the owner of the tab's data to the state of the current history entry. */
function markState(): void {
  const entry = history.state;
  if (entry?.usr && !('owner' in entry))
    history.replaceState({ ...entry, owner: session.dataOwner() }, '');
}

/** Deletes an earlier owner's state of the current history entry. It may hold an email or a subject. */
function dropForeignState(): void {
  const entry = history.state;
  if (entry?.usr && entry.owner !== session.dataOwner())
    history.replaceState({ ...entry, usr: null }, '');
}

/** Resolves when the first screen is loaded, or when the hydrate fallback should show. */
export function waitForFirstScreen(router: AppRouter): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check();
  });
  // A template already shows the screen, and typed input must stay, so there is no time limit.
  if (page.template) return ready;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, FALLBACK_DELAY_MS));
  return Promise.race([ready, limit]);
}
