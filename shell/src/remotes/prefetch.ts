import { intent, mountAt } from '@foyer/shared/runtime';
import { savesData } from '@foyer/shared/ui/pictures/preferences';
import { dashboard } from '../router/parts.ts';
import { screens } from './screens.ts';

/** Loads the screen behind a link ahead of the tap, never under Save-Data. */
export function prefetch(href: string): void {
  const mount = mountAt(href);
  if (!mount?.enabled || savesData()) return;
  if (mount.area === 'dashboard') dashboard.prefetch();
  // A failure shows when the guest really goes there.
  screens.prefetch(mount.remote, mount.screen).catch(() => undefined);
}

/** Prefetches whatever link the guest points at. */
export function prefetchOnIntent(): void {
  intent.subscribe(prefetch);
}
