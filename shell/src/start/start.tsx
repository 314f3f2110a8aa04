import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { followAttention } from '../attention/app-icon.ts';
import { failedReleases } from '../remotes/failed-releases.ts';
import { prefetchOnIntent } from '../remotes/prefetch.ts';
import { patient } from '../router/patient-router.ts';
import { createRouter, firstScreenReady } from '../router/router.ts';
import { followSession } from '../session/follow-session.ts';
import { followComposition, followWorker } from '../update/newer-composition.ts';

/** Draws the page, once its first screen can be drawn. */
export async function start(): Promise<void> {
  const router = createRouter();
  followSession(router);
  prefetchOnIntent();
  followComposition(router);
  followAttention();
  addEventListener('online', failedReleases.forget);
  // The first frame that came with the page stays until the screen is there, so nothing blinks.
  await firstScreenReady(router);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root"');
  const root = createRoot(element, {
    // What fails while rendering is an expected failure: its boundary stands in for it.
    onCaughtError: (error) => console.warn('A part of the page failed while it was drawn', error),
  });
  // In slices, which the first frame bears; a press later is drawn at once (app.tsx).
  startTransition(() => root.render(<App router={patient(router)} />));
  whenIdle(followWorker);
}
