import { savesData } from '@foyer/shared/browser/preferences.ts';
import { mountAt, prefetchHint } from '@foyer/shared/runtime';
import type { LazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import { federationDeps } from './federation.ts';
import { chainOf } from './screens.ts';

/**
 * Prefetches the screen of a link, except under Save-Data. Resolves when it is loaded. Links from
 * outside the dashboard into it also need `dashboard`, the chunk of its layout.
 */
export async function prefetch(href: string, dashboard?: LazyModule<unknown>): Promise<void> {
  const mount = mountAt(href);
  if (!mount?.enabled || savesData()) return;
  if (mount.area === 'dashboard') dashboard?.prefetch();
  // A failure shows when the guest opens the link.
  await chainOf(mount)
    .prefetch()
    .catch(() => undefined);
}

/** Prefetches the integrity manifest, which the next screens need. */
export function prefetchManifest(): void {
  if (!savesData()) void federationDeps.ensureManifest().catch(() => undefined);
}

/** Prefetches every page that the guest may open next. `dashboard` is the chunk of its layout. */
export function prefetchOnHint(dashboard: LazyModule<unknown>): void {
  prefetchHint.subscribe(({ href }) => void (href && prefetch(href, dashboard)));
}
