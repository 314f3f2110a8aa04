import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { badgeExpose } from '@foyer/shared/contracts/entry.ts';
import { type LazyModule, lazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import type { ComponentType } from 'react';
import { importOptionalPart } from './optional-part.ts';

const badges = new Map<string, LazyModule<ComponentType>>();

/** Returns a remote's badge, loaded when the page is idle. Nothing is rendered if that fails. */
export function badgeOf(remote: string, badge: string): LazyModule<ComponentType> {
  const key = `${remote}/${badge}`;
  const known = badges.get(key) ?? lazyModule(() => load(remote, badge));
  badges.set(key, known);
  return known;
}

async function load(remote: string, badge: string): Promise<ComponentType> {
  await new Promise<void>(whenIdle);
  try {
    return await importOptionalPart(remote, badgeExpose(badge));
  } catch (error) {
    reportBadgeFailure(remote, badge, error);
    throw error;
  }
}

/** Logs that a badge is not rendered. Guests do not see it, so `report.ts` does not count it. */
export function reportBadgeFailure(remote: string, badge: string, cause: unknown): void {
  console.warn(`${remote}: the badge ${badge} is not rendered`, cause);
}
