import { beginTakeover } from '@foyer/shared/frames/takeover';
import { number } from '@foyer/shared/language/number';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from '../app.tsx';
import { failedReleases } from '../remotes/failed-releases.ts';
import { detailsAhead, prefetchOnIntent } from '../remotes/prefetch.ts';
import { telling } from '../remotes/telling.ts';
import { patient } from '../router/patient-router.ts';
import { createRouter, firstScreenReady } from '../router/router.ts';
import { followSession } from '../session/follow-session.ts';
import { followComposition, followWorker } from '../update/newer-composition.ts';
import { drawnAnew, isFramed, tookOver } from './taking-over.ts';

/** Draws the page, once its first screen can be drawn. */
export async function start(): Promise<void> {
  // They come with the frame; said twice, their texts would be drawn in another font in between.
  if (document.fonts.size === 0) void import(/* webpackChunkName: "fonts" */ '../fonts/fonts.css');
  const router = createRouter();
  followSession(router);
  prefetchOnIntent();
  followComposition(router);
  addEventListener('online', failedReleases.forget);
  // What came with the page stays until the screen is there, so nothing blinks.
  await firstScreenReady(router);
  const element = document.getElementById('root') as HTMLElement;
  const options: RootOptions = {
    // What fails while rendering is an expected failure: its boundary stands in for it.
    onCaughtError: (error) => console.warn('A part of the page failed while it was drawn', error),
    onRecoverableError: (error) => drawnAnew(router, error),
  };
  const app = <App router={patient(router)} onStart={tookOver} />;
  // Once more before what was painted may go: who is here, and where (gateway/src/page/early-press.ts).
  dispatchEvent(new Event('foyer:draws'));
  // In slices, which the page bears that stands there; a press later is drawn at once (app.tsx).
  startTransition(() => {
    if (isFramed(router)) {
      beginTakeover();
      hydrateRoot(element, app, options);
    } else {
      createRoot(element, options).render(app);
    }
  });
  // The browser's tables of languages, which the first date or number would wait for: on slow
  // phones 50 ms.
  whenIdle(() => number(0));
  whenIdle(detailsAhead);
  whenIdle(followWorker);
  whenIdle(() => void telling().then((code) => code?.tellOutcomes()));
}
