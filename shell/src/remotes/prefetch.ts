import { mountAt, prefetchHint } from '@foyer/shared/runtime';
import { savesData } from '@foyer/shared/ui/pictures/preferences';
import { dashboard } from '../router/chunks.ts';
import { federationDeps } from './federation.ts';
import { screens } from './screens.ts';

/** Prefetches the screen of a link, except under Save-Data. Resolves when it is loaded. */
export async function prefetch(href: string): Promise<void> {
  const mount = mountAt(href);
  if (!mount?.enabled || savesData()) return;
  if (mount.area === 'dashboard') dashboard.prefetch();
  // A failure shows when the guest opens the link.
  await screens.prefetch(mount.remote, mount.screen).catch(() => undefined);
}

/** Prefetches the integrity manifest, which the next screens need. */
export function prefetchManifest(): void {
  if (!savesData()) void federationDeps.ensureManifest().catch(() => undefined);
}

/** Prefetches every link that the guest points at. */
export function prefetchOnHint(): void {
  prefetchHint.subscribe(prefetch);
}
