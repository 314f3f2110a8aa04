import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { badgeExpose } from '@foyer/shared/contracts/entry.ts';
import { page } from '@foyer/shared/runtime';
import { type LazyModule, lazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import type { ComponentType } from 'react';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { isScreen } from './fallback-chain.ts';
import { federationDeps } from './federation.ts';

const badges = new Map<string, LazyModule<ComponentType>>();

/**
 * Returns a remote's badge, loaded when the page is idle. Badges have no fallback: each is tried
 * once from the current release, and nothing is rendered if that fails.
 */
export function badgeOf(remote: string, badge: string): LazyModule<ComponentType> {
  const key = `${remote}/${badge}`;
  const known = badges.get(key) ?? lazyModule(() => load(remote, badge));
  badges.set(key, known);
  return known;
}

async function load(remote: string, badge: string): Promise<ComponentType> {
  await new Promise<void>(whenIdle);
  try {
    await withTimeout(federationDeps.ensureManifest(remote), SCREEN_TIME_LIMIT_MS);
    const source = page.composition.remotes.find(({ name }) => name === remote)?.sources[0];
    if (!source) throw new Error(`${remote} is not enabled`);
    const module = await withTimeout(
      federationDeps.importExpose(source, badgeExpose(badge)),
      SCREEN_TIME_LIMIT_MS,
    );
    if (!isScreen(module)) throw new Error('It exports no Component');
    return module.Component;
  } catch (error) {
    reportBadgeFailure(remote, badge, error);
    throw error;
  }
}

/** Logs that a badge is not rendered. Guests do not see it, so `report.ts` does not count it. */
export function reportBadgeFailure(remote: string, badge: string, cause: unknown): void {
  console.warn(`${remote}: the badge ${badge} is not rendered`, cause);
}
