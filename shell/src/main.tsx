import './start/zod-config.ts';
import { shellHasStarted } from './start/start-guard.ts';
import './start/singletons.ts';
import '@foyer/shared/ui/styles/tokens.css';
import '@foyer/shared/ui/styles/base.css';
import './fonts/fonts.css';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followAttention } from './attention/app-icon.ts';
import { failedReleases } from './remotes/failed-releases.ts';
import { prefetchOnIntent } from './remotes/prefetch.ts';
import { patient } from './router/patient-router.ts';
import { createRouter, firstScreenReady } from './router/router.ts';
import { followSession } from './session/follow-session.ts';
import { followComposition, followWorker } from './update/newer-composition.ts';

const router = createRouter();
followSession(router);
prefetchOnIntent();
followComposition(router);
followAttention();
addEventListener('online', failedReleases.forget);
// The first frame that came with the page stays until the screen is there, so nothing blinks.
await firstScreenReady(router);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root, {
  // What fails while rendering is an expected failure: its boundary stands in for it.
  onCaughtError: (error) => console.warn('A part of the page failed while it was drawn', error),
}).render(<App router={patient(router)} />);
shellHasStarted();
whenIdle(followWorker);
