import { page, sessionStore } from '@foyer/shared/runtime';
import * as z from 'zod/mini';
import { federationGround } from './federation.ts';
import { loadedScreen } from './load-screen.ts';
import type { ScreenError } from './screen-error.ts';

/** How long a screen may still need once its files are known to answer; in milliseconds. */
const PATIENCE = 1_000;

/** Between two reloads for the same screen: nothing may reload on and on; in milliseconds. */
const RELOAD_PAUSE = 30_000;

const pressed = new Set<string>();

const keyOf = ({ remote, screen }: ScreenError) => `reloadedAt:${remote}/${screen}`;

/** Reloads the document, unless that was tried for this screen a moment ago. */
function reload(error: ScreenError): void {
  const last = sessionStore.read(keyOf(error), z.number()) ?? Number.NEGATIVE_INFINITY;
  if (Math.abs(Date.now() - last) < RELOAD_PAUSE) return;
  sessionStore.write(keyOf(error), Date.now());
  location.reload();
}

/** After a plain retry was started: reloads where this browser cannot retry an import. */
export async function backRetry(error: ScreenError): Promise<void> {
  pressed.add(keyOf(error));
  if (error.stuck) return reload(error);
  if (!error.hung) return;
  const { href } = location;
  const source = page.composition.remotes.find(({ name }) => name === error.remote)?.sources[0];
  if (!source || !(await federationGround.refetch(source, error.screen))) return;
  setTimeout(() => {
    // Who went on to another page meanwhile stays there.
    if (location.href === href && !loadedScreen(error.remote, error.screen)) reload(error);
  }, PATIENCE);
}

/** A screen failed again after Retry although its files are fine. */
export function reloadIfStuck(error: ScreenError): void {
  if (error.stuck && pressed.has(keyOf(error))) reload(error);
}
