import { queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Between two reloads for the same reason: nothing may reload on and on; in milliseconds. */
const PAUSE_MS = 30_000;

/** How long the worker may take to turn to the newest pages that it has; in milliseconds. */
const TAKE_MS = 3_000;

/** Set by the document that reloads itself, taken by the next one. */
const RELOADED = 'reloaded';

const keyOf = (reason: string) => `reloadedAt:${reason}`;

/** Whether it may reload for this reason: online, not a moment ago, and nothing is being sent. */
export function mayReload(reason: string): boolean {
  if (!navigator.onLine) return false;
  const last = sessionStore.read(keyOf(reason), z.number()) ?? Number.NEGATIVE_INFINITY;
  return Math.abs(Date.now() - last) >= PAUSE_MS && queryClient.isMutating() === 0;
}

/** Makes the document anew, of the newest releases that there are. */
export function renew(): void {
  const taken = navigator.serviceWorker?.controller
    ? import('../update/worker.ts').then(({ callWorker }) => callWorker('take', TAKE_MS))
    : Promise.resolve();
  void taken.catch(() => undefined).then(() => location.reload());
}

/** Makes the document anew where it may. What was typed stands in its drafts. */
export function reloadFor(reason: string, reload = renew): void {
  if (!mayReload(reason)) return;
  sessionStore.write(keyOf(reason), Date.now());
  sessionStore.write(RELOADED, true);
  reload();
}

/** True once after such a reload, which has taken the focus away. */
export function takeReloaded(): boolean {
  const reloaded = sessionStore.read(RELOADED, z.boolean()) ?? false;
  sessionStore.remove(RELOADED);
  return reloaded;
}
