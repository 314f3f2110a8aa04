import { page } from '@foyer/shared/runtime';
import { SCREEN_TIME_LIMIT_MS } from '../lib/time-limit.ts';
import { failedReleases } from './failed-releases.ts';
import { createFallbackChain, type FallbackChain, type ScreenId } from './fallback-chain.ts';
import { federationDeps } from './federation.ts';

const chains = new Map<string, FallbackChain>();

/** Returns the fallback chain of a screen of this page's remotes. */
export function chainOf({ remote, screen }: ScreenId): FallbackChain {
  const { remotes } = page.composition;
  const key = `${remote}/${screen}`;
  const chain =
    chains.get(key) ??
    createFallbackChain(
      { remote, screen },
      remotes,
      federationDeps,
      failedReleases,
      SCREEN_TIME_LIMIT_MS,
    );
  chains.set(key, chain);
  return chain;
}
