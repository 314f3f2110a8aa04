import { page } from '@foyer/shared/runtime';
import { federationDeps } from '../remotes/federation.ts';
import type { ScreenError } from '../remotes/screen-error.ts';
import { chainOf } from '../remotes/screens.ts';
import { reloadFor } from '../update/reload.ts';

/** Extra time for a screen after its files are known to be available, in milliseconds. */
const GRACE_MS = 1_000;

const retried = new Set<string>();

const keyOf = ({ remote, screen }: ScreenError) => `${remote}/${screen}`;

/** Reloads after a Retry if this browser cannot repeat the import. */
export async function reloadAfterRetry(error: ScreenError): Promise<void> {
  retried.add(keyOf(error));
  if (error.brokenImport) return reloadFor(keyOf(error));
  if (!error.timedOut) return;
  const { href } = location;
  const source = page.composition.remotes.find(({ name }) => name === error.remote)?.sources[0];
  if (!source || !(await federationDeps.refetch(source, error.screen))) return;
  setTimeout(() => {
    // Does nothing if the guest has navigated meanwhile.
    if (location.href === href && !chainOf(error).loaded()) reloadFor(keyOf(error));
  }, GRACE_MS);
}

/** Reloads if the browser cached a failed import, or if a Retry has failed again. */
export function reloadIfBroken(error: ScreenError): void {
  if (error.needsReload || (error.brokenImport && retried.has(keyOf(error))))
    reloadFor(keyOf(error));
}
