import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { CurrentComposition } from '@foyer/shared/contracts/composition.ts';
import { hotelSlug, page, session } from '@foyer/shared/runtime';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AppRouter } from '../lib/app-router.ts';
import { fetchFromGateway } from '../lib/connectivity.ts';
import { reloadFor, reloadToNewest } from './reload.ts';
import type { WithdrawnAction } from './worker.ts';

type Location = AppRouter['state']['location'];

/** Minimum time between checks on navigation, in milliseconds. */
const MIN_INTERVAL_MS = 10_000;

/** The result of the last check. */
const updates = createStore<{ isNewer: boolean; withdrawn: WithdrawnAction }>(() => ({
  isNewer: false,
  withdrawn: undefined,
}));
let checking = false;
let checkedAt = 0;

/** Loads the service worker code, needed only for updates. Undefined if it does not load. */
const loadWorkerModule = () => import('./worker.ts').catch(() => undefined);

async function fetchUpdates(): Promise<void> {
  const body = await fetchFromGateway(`/-/composition/${hotelSlug}`);
  const current = CurrentComposition.safeParse(body).data;
  // Offline or behind a captive portal, the open document stays.
  if (!current) return;
  const isNewer = current.id !== page.composition.id;
  const worker = isNewer || current.withdrawn ? await loadWorkerModule() : undefined;
  updates.setState({ isNewer, withdrawn: await worker?.prepareUpdate(isNewer, current.withdrawn) });
}

/** Checks with the gateway whether this hotel's composition has changed. */
export function checkForUpdate(): void {
  if (checking) return;
  checking = true;
  checkedAt = Date.now();
  const end = () => {
    checking = false;
  };
  void fetchUpdates().then(end, end);
}

/**
 * Checks for updates when the network or the guest returns, and on navigation. Rollbacks thereby reach
 * open tabs. If a release of this document was withdrawn, the document reloads at once, or at the next
 * navigation if the guest would lose input.
 */
export function followComposition(router: AppRouter, reload = reloadFor): void {
  updates.subscribe(({ withdrawn }) => withdrawn === 'leave now' && reload('composition'));
  addEventListener('online', checkForUpdate);
  addEventListener('pageshow', ({ persisted }) => persisted && checkForUpdate());
  document.addEventListener('visibilitychange', () => document.hidden || checkForUpdate());
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    if (!next || next.pathname === here.pathname) return;
    if (Math.abs(Date.now() - checkedAt) >= MIN_INTERVAL_MS) {
      checkedAt = Date.now();
      // Lets a phone render the next page first.
      whenIdle(checkForUpdate);
    }
    // Offline, no new document can be loaded, so this one stays.
    if (updates.getState().withdrawn && navigator.onLine)
      reload('composition', () => leaveDocumentFor(router, next));
  });
}

/** Starts the service worker and offers a newer composition that it has stored. */
export function followWorker(): void {
  if (import.meta.env.DEV) return;
  void loadWorkerModule().then((worker) =>
    worker?.startWorker(() => updates.setState({ isNewer: true })),
  );
}

/** Leaves this document for the address of the pending navigation. */
function leaveDocumentFor(router: AppRouter, next: Location): void {
  // Stops the pending navigation, which must not render or add a second history entry.
  router.dispose();
  // Going back or forward now cancels the reload, and there is no router to handle it.
  addEventListener('popstate', () => location.reload());
  // After Back, the browser already has the new address.
  if (next.pathname !== location.pathname) {
    const entry = { idx: history.state.idx + 1, usr: next.state, owner: session.dataOwner() };
    history.pushState(entry, '', router.createHref(next));
  }
  reloadToNewest();
}

/** Tells whether the last check found a newer composition. */
export const useNewerComposition = (): boolean => useStore(updates, ({ isNewer }) => isNewer);
