import { queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from 'zod/mini';

/** Between two reloads for the same reason: nothing may reload on and on; in milliseconds. */
const PAUSE_MS = 30_000;

/** Set by the document that reloads itself, taken by the next one. */
const RELOADED = 'reloaded';

/**
 * Reloads the document in the place of an error card, unless that was tried for this reason a
 * moment ago or something is being sent. What was typed stands in its drafts.
 */
export function reloadFor(reason: string): void {
  const key = `reloadedAt:${reason}`;
  const last = sessionStore.read(key, z.number()) ?? Number.NEGATIVE_INFINITY;
  if (Math.abs(Date.now() - last) < PAUSE_MS || queryClient.isMutating() > 0) return;
  sessionStore.write(key, Date.now());
  sessionStore.write(RELOADED, true);
  location.reload();
}

/** True once after such a reload, which has taken the focus away. */
export function takeReloaded(): boolean {
  const reloaded = sessionStore.read(RELOADED, z.boolean()) ?? false;
  sessionStore.remove(RELOADED);
  return reloaded;
}
