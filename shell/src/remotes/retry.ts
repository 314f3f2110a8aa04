import { page } from '@foyer/shared/runtime';
import { federationGround } from './federation.ts';
import { reloadFor } from './reload.ts';
import type { ScreenError } from './screen-error.ts';
import { screens } from './screens.ts';

/** How long a screen may still need once its files are known to answer; in milliseconds. */
const PATIENCE = 1_000;

const pressed = new Set<string>();

const keyOf = ({ remote, screen }: ScreenError) => `${remote}/${screen}`;

/** After a plain retry was started: reloads where this browser cannot retry an import. */
export async function backRetry(error: ScreenError): Promise<void> {
  pressed.add(keyOf(error));
  if (error.stuck) return reloadFor(keyOf(error));
  if (!error.hung) return;
  const { href } = location;
  const source = page.composition.remotes.find(({ name }) => name === error.remote)?.sources[0];
  if (!source || !(await federationGround.refetch(source, error.screen))) return;
  setTimeout(() => {
    // Who went on to another page meanwhile stays there.
    if (location.href === href && !screens.loaded(error.remote, error.screen))
      reloadFor(keyOf(error));
  }, PATIENCE);
}

/** Reloads where only that can help: a fetch that this browser keeps, or one more failed Retry. */
export function reloadIfStuck(error: ScreenError): void {
  if (error.kept || (error.stuck && pressed.has(keyOf(error)))) reloadFor(keyOf(error));
}
