import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { number } from '@foyer/shared/language/number.ts';
import { deletePrivateData, onReconnect } from '@foyer/shared/runtime';
import { beginHydration } from '@foyer/shared/templates/hydration.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from '../app.tsx';
import { failedReleases } from '../remotes/failed-releases.ts';
import { loadOutcomeReporter } from '../remotes/load-outcome-reporter.ts';
import { prefetchManifest, prefetchOnHint } from '../remotes/prefetch.ts';
import { dashboard } from '../router/chunks.ts';
import { debouncedRouter } from '../router/debounced-router.ts';
import { createRouter, waitForFirstScreen } from '../router/router.ts';
import { followSession } from '../session/follow-session.ts';
import { followComposition, followWorker } from '../update/composition-updates.ts';
import { finishHydration, matchesTemplate, reportHydrationRecovery } from './hydration.ts';

/** Starts the app and renders the page when its first screen is loaded. */
export async function start(): Promise<void> {
  // A template includes the fonts. Loading them again would briefly change the font.
  if (document.fonts.size === 0) void import(/* webpackChunkName: "fonts" */ '../fonts/fonts.css');
  const router = createRouter();
  followSession(router);
  prefetchOnHint(dashboard);
  followComposition(router);
  onReconnect(failedReleases.forget);
  // The initial markup stays until the screen is loaded, so that nothing flickers.
  await waitForFirstScreen(router);
  const element = document.getElementById('root') as HTMLElement;
  const options: RootOptions = {
    // Error boundaries handle rendering errors, so these are warnings.
    onCaughtError: (error) =>
      console.warn('A component failed to render and its error boundary replaces it', error),
    onRecoverableError: (error) => reportHydrationRecovery(router, error),
  };
  const app = <App router={debouncedRouter(router)} onStart={finishHydration} />;
  globalThis.foyerPage?.beginHydration();
  // Hydration runs as a transition, in slices. Later navigations render synchronously (app.tsx).
  startTransition(() => {
    if (matchesTemplate(router)) {
      beginHydration();
      hydrateRoot(element, app, options);
    } else {
      createRoot(element, options).render(app);
    }
  });
  // Loads the browser's locale data in advance, which takes 50 ms on slow phones.
  whenIdle(() => number(0));
  whenIdle(prefetchManifest);
  whenIdle(() => deletePrivateData());
  whenIdle(followWorker);
  whenIdle(() => void loadOutcomeReporter().then((reporter) => reporter?.reportOutcomes()));
}
