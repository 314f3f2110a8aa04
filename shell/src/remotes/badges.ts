import { badgeExpose } from '@foyer/shared/contracts/entry';
import { page } from '@foyer/shared/runtime';
import { type Late, late } from '@foyer/shared/ui/waiting/late';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import type { ComponentType } from 'react';
import { LOAD_BUDGET_MS, within } from '../ground/within.ts';
import { federationGround } from './federation.ts';

const badges = new Map<string, Late<ComponentType>>();

/**
 * The badge of a remote, fetched once the page is idle. It is no screen: it is tried once, from
 * the release that is to run, and where it does not come nothing stands in its place.
 */
export function badgeOf(remote: string, badge: string): Late<ComponentType> {
  const key = `${remote}/${badge}`;
  const known = badges.get(key) ?? late(() => load(remote, badge));
  badges.set(key, known);
  return known;
}

async function load(remote: string, badge: string): Promise<ComponentType> {
  await new Promise<void>(whenIdle);
  try {
    await within(federationGround.detailsOf(remote), LOAD_BUDGET_MS);
    const source = page.composition.remotes.find(({ name }) => name === remote)?.sources[0];
    if (!source) throw new Error(`${remote} is not enabled`);
    const code = await within(
      federationGround.importExpose(source, badgeExpose(badge)),
      LOAD_BUDGET_MS,
    );
    const { Component } = code as { Component?: unknown };
    if (typeof Component !== 'function') throw new Error('It exports no Component');
    return Component as ComponentType;
  } catch (error) {
    badgeFailed(remote, badge, error);
    throw error;
  }
}

/** Tells that a badge is not drawn; guests do not meet it, so it is none of `report.ts`. */
export function badgeFailed(remote: string, badge: string, cause: unknown): void {
  console.warn(`${remote}: the badge ${badge} is not drawn`, cause);
}
