import { intent, mountAt } from '@foyer/shared/runtime';
import { savesData } from '@foyer/shared/ui/pictures/preferences';
import { dashboard } from '../router/parts.ts';
import { federationGround } from './federation.ts';
import { screens } from './screens.ts';

/** Loads the screen behind a link ahead of the tap, never under Save-Data; ends when it is there. */
export async function prefetch(href: string): Promise<void> {
  const mount = mountAt(href);
  if (!mount?.enabled || savesData()) return;
  if (mount.area === 'dashboard') dashboard.prefetch();
  // A failure shows when the guest really goes there.
  await screens.prefetch(mount.remote, mount.screen).catch(() => undefined);
}

/** Brings what the next screens are loaded by. */
export function detailsAhead(): void {
  if (!savesData()) void federationGround.detailsOf().catch(() => undefined);
}

/** Prefetches whatever link the guest points at. */
export function prefetchOnIntent(): void {
  intent.subscribe(prefetch);
}
