import { CurrentComposition } from '@foyer/shared/contracts/composition';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { useSyncExternalStore } from 'react';
import { reloadFor, renew } from '../remotes/reload.ts';
import type { AppRouter } from '../router/router.ts';
import { heard } from './line.ts';
import type { Withdrawn } from './worker.ts';

type Location = AppRouter['state']['location'];

/** How long the gateway may take to say which composition it would send; in milliseconds. */
const ANSWER_MS = 5_000;
/** Navigations ask no sooner than that after the last question; in milliseconds. */
const PAUSE_MS = 10_000;

const listeners = new Set<() => unknown>();
let newer = false;
let withdrawn: Withdrawn;
let asking = false;
let askedAt = 0;

/** What only a document needs of which another one has come; without it the gateway alone is asked. */
const code = () => import('./worker.ts').catch(() => undefined);

function offer(isNewer: boolean): void {
  newer = isNewer;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const how: RequestInit = { cache: 'no-store', redirect: 'manual', signal };
    const answer = await heard(fetch(`/-/composition/${hotelSlug}`, how));
    if (!answer.ok) return;
    const now = CurrentComposition.parse(await answer.json());
    const isNewer = now.id !== page.composition.id;
    const isNews = isNewer || now.withdrawn !== undefined;
    withdrawn = isNews ? await (await code())?.prepare(isNewer, now.withdrawn) : undefined;
    offer(isNewer);
  } catch {
    // Offline, or a portal's page: nobody knows, and what is open goes on.
  }
}

/** Asks the gateway whether this hotel's composition is another one by now. */
export function askForNewer(): void {
  if (asking) return;
  asking = true;
  askedAt = Date.now();
  void ask().finally(() => {
    asking = false;
  });
}

/**
 * Asks when the network and when the guest come back, and as the guest goes about: so a rollback
 * reaches open tabs. Where something of this document was withdrawn, it is made anew at once, or at
 * the next page where a guest would lose something.
 */
export function followComposition(router: AppRouter, reload = reloadFor): void {
  listeners.add(() => withdrawn === 'leave now' && reload('composition'));
  addEventListener('online', askForNewer);
  addEventListener('pageshow', ({ persisted }) => persisted && askForNewer());
  document.addEventListener('visibilitychange', () => document.hidden || askForNewer());
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    if (!next || next.pathname === here.pathname) return;
    if (Math.abs(Date.now() - askedAt) >= PAUSE_MS) {
      askedAt = Date.now();
      // A phone draws the next page first.
      whenIdle(askForNewer);
    }
    // Offline there is no other document; what is open goes on.
    if (withdrawn && navigator.onLine) reload('composition', () => leaveFor(router, next));
  });
}

/** Brings the service worker of a hotel's pages, and offers what it has that is newer than this one. */
export function followWorker(): void {
  if (import.meta.env.DEV) return;
  void code().then((worker) => worker?.startWorker(() => offer(true)));
}

/** Ends this document at the address that its router is on the way to. */
function leaveFor(router: AppRouter, next: Location): void {
  // What is on its way must not be drawn any more, nor enter the history a second time.
  router.dispose();
  // Whoever goes back or forward meanwhile has taken the reload back, and there is no router left.
  addEventListener('popstate', () => location.reload());
  // Back stands at its address already.
  if (next.pathname !== location.pathname)
    history.pushState({ idx: history.state.idx + 1, usr: next.state }, '', router.createHref(next));
  renew();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another document would run other releases than this one, as far as was asked. */
export function useNewerComposition(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newer,
    () => false,
  );
}
