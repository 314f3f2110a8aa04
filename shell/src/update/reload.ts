import { queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Minimum time between reloads for the same reason, to prevent loops; in milliseconds. */
const MIN_INTERVAL_MS = 30_000;

/** Time limit for the worker to activate its newest bundle, in milliseconds. */
const ACTIVATE_TIMEOUT_MS = 3_000;

/** Set by a document before it reloads itself, read and removed by the next one. */
const RELOADED = 'reloaded';

const keyOf = (reason: string) => `reloadedAt:${reason}`;

/** Tells whether a reload is allowed: online, not done recently, and no mutation pending. */
export function canReload(reason: string): boolean {
  if (!navigator.onLine) return false;
  const last = sessionStore.read(keyOf(reason), z.number()) ?? Number.NEGATIVE_INFINITY;
  return Math.abs(Date.now() - last) >= MIN_INTERVAL_MS && queryClient.isMutating() === 0;
}

/** Reloads the document with the newest releases. */
export function reloadToNewest(): void {
  const activated = navigator.serviceWorker?.controller
    ? import('./worker.ts').then(({ callWorker }) => callWorker('activate', ACTIVATE_TIMEOUT_MS))
    : Promise.resolve();
  void activated.catch(() => undefined).then(() => location.reload());
}

/** Reloads the document if allowed. Drafts keep typed input. */
export function reloadFor(reason: string, reload = reloadToNewest): void {
  if (!canReload(reason)) return;
  sessionStore.write(keyOf(reason), Date.now());
  sessionStore.write(RELOADED, true);
  reload();
}

/** Tells once whether the app has reloaded itself, which loses the focus. */
export function takeReloaded(): boolean {
  const reloaded = sessionStore.read(RELOADED, z.boolean()) ?? false;
  sessionStore.remove(RELOADED);
  return reloaded;
}
