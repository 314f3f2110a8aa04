import { CurrentComposition } from '@foyer/shared/contracts/composition';
import { WORKER } from '@foyer/shared/contracts/worker';
import { hotelSlug, page, unsent } from '@foyer/shared/runtime';
import { useSyncExternalStore } from 'react';
import { reloadFor, renew } from '../remotes/reload.ts';
import type { AppRouter } from '../router/router.ts';
import { heard } from './line.ts';

type Location = AppRouter['state']['location'];

/** How long the gateway may take to say which composition it would send; in milliseconds. */
const ANSWER_MS = 5_000;
/** Navigations ask no sooner than that after the last question; in milliseconds. */
const PAUSE_MS = 10_000;
/** How long a newer composition may take to be stored before it is offered; in milliseconds. */
const STORE_MS = 20_000;
/** What a guest writes into. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

const listeners = new Set<() => void>();
let newer = false;
let withdrawn = false;
let asking = false;
let askedAt = 0;

/** Whether this document may run any of these releases, be it to fall back to. */
function runsAny(releases: string[] = []): boolean {
  const { shell, remotes } = page.composition;
  return (
    releases.includes(`shell ${shell.version}`) ||
    remotes.some(({ name, sources }) =>
      sources.some(({ version }) => releases.includes(`${name} ${version}`)),
    )
  );
}

async function ask(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const how: RequestInit = { cache: 'no-store', redirect: 'manual', signal };
    const answer = await heard(fetch(`/-/composition/${hotelSlug}`, how));
    if (!answer.ok) return;
    const now = CurrentComposition.parse(await answer.json());
    const isNewer = now.id !== page.composition.id;
    await tellWorker(isNewer, now.withdrawn);
    newer = isNewer;
    withdrawn = runsAny(now.withdrawn);
    for (const listener of listeners) listener();
  } catch {
    // Offline, or a portal's page: nobody knows, and what is open goes on.
  }
}

/** What is newer is stored whole before it is offered; a worker may itself have been withdrawn. */
async function tellWorker(isNewer: boolean, releases: string[] = []): Promise<void> {
  const isWithdrawn = releases.some((release) => release.startsWith(`${WORKER} `));
  if (!navigator.serviceWorker?.controller || !(isNewer || isWithdrawn)) return;
  const worker = await import('./worker.ts').catch(() => undefined);
  if (isWithdrawn) await worker?.renewWorker().catch(() => undefined);
  // What could not be stored comes from the network.
  if (isNewer) await worker?.callWorker('look', STORE_MS).catch(() => undefined);
}

/** Whether a reload would take anything from the guest: what was typed, or waits to be sent. */
function wouldLose(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return unsent.words().length > 0 || [...fields].some(({ value }) => value !== '');
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
  listeners.add(() => {
    if (withdrawn && !wouldLose()) reload('composition');
  });
  addEventListener('online', askForNewer);
  addEventListener('pageshow', ({ persisted }) => persisted && askForNewer());
  document.addEventListener('visibilitychange', () => document.hidden || askForNewer());
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    if (!next || next.pathname === here.pathname) return;
    if (Math.abs(Date.now() - askedAt) >= PAUSE_MS) askForNewer();
    // Offline there is no other document; what is open goes on.
    if (withdrawn && navigator.onLine) reload('composition', () => leaveFor(router, next));
  });
}

/** Brings the service worker of a hotel's pages, and offers what it has that is newer than this one. */
export function followWorker(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker || page.hotel.state !== 'ok') return;
  import('./worker.ts')
    .then(({ startWorker }) => startWorker())
    .then((newest) => {
      newer ||= newest !== undefined && newest !== page.composition.id;
      for (const listener of listeners) listener();
    })
    // Without one the app is what it was: it needs the network.
    .catch((error: unknown) => console.info('There is no service worker here', error));
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
