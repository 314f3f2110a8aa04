import { page, sessionStore } from '@foyer/shared/runtime';
import * as z from 'zod/mini';
import { federationGround } from './federation.ts';
import { loadedScreen } from './load-screen.ts';
import type { ScreenError } from './screen-error.ts';

/** How long a screen may still need once its files are known to answer; in milliseconds. */
const PATIENCE = 1_000;

const pressed = new Set<string>();

const keyOf = ({ remote, screen }: ScreenError) => `reloadedFor:${remote}/${screen}`;

/** Reloads the document, once per screen and tab until it opened: nothing may reload for ever. */
function reloadOnce(error: ScreenError): void {
  if (sessionStore.read(keyOf(error), z.boolean())) return;
  sessionStore.write(keyOf(error), true);
  location.reload();
}

/** After a plain retry was started: reloads where this browser cannot retry an import. */
export async function backRetry(error: ScreenError): Promise<void> {
  pressed.add(keyOf(error));
  if (error.stuck) return reloadOnce(error);
  if (!error.hung) return;
  const source = page.composition.remotes.find(({ name }) => name === error.remote)?.sources[0];
  if (!source || !(await federationGround.refetch(source, error.screen))) return;
  setTimeout(() => {
    if (!loadedScreen(error.remote, error.screen)) reloadOnce(error);
  }, PATIENCE);
}

/** A screen failed again after Retry although its files are fine. */
export function reloadIfStuck(error: ScreenError): void {
  if (error.stuck && pressed.has(keyOf(error))) reloadOnce(error);
}
