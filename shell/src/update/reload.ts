import { queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Minimum time between reloads for the same reason, to prevent loops; in milliseconds. */
const MIN_INTERVAL_MS = 30_000;

/** Time limit for the worker to activate its newest bundle, in milliseconds. */
const ACTIVATE_TIMEOUT_MS = 3_000;

/** Set by a document before it reloads itself, read and removed by the next one. */
const RELOADED = 'reloaded';

/** Reloads the document with the newest releases. */
export function reloadToNewest(): void {
  const activated = navigator.serviceWorker?.controller
    ? import('./worker.ts').then(({ callWorker }) => callWorker('activate', ACTIVATE_TIMEOUT_MS))
    : Promise.resolve();
  void activated.catch(() => undefined).then(() => location.reload());
}

/**
 * Reloads the document, if online, not done recently for the same reason, and no mutation is pending.
 * Drafts keep typed input.
 */
export function reloadFor(reason: string, reload = reloadToNewest): void {
  const key = `reloadedAt:${reason}`;
  const last = sessionStore.read(key, z.number()) ?? Number.NEGATIVE_INFINITY;
  const isRecent = Math.abs(Date.now() - last) < MIN_INTERVAL_MS;
  if (isRecent || !navigator.onLine || queryClient.isMutating() > 0) return;
  sessionStore.write(key, Date.now());
  sessionStore.write(RELOADED, true);
  reload();
}

/** Tells once whether the app has reloaded itself, which loses the focus. */
export function takeReloaded(): boolean {
  const reloaded = sessionStore.read(RELOADED, z.boolean()) ?? false;
  sessionStore.remove(RELOADED);
  return reloaded;
}
