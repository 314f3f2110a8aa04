import { page } from '@foyer/shared/runtime';
import { SCREEN_TIME_LIMIT_MS } from '../lib/time-limit.ts';
import { failedReleases } from './failed-releases.ts';
import { createFallbackChain } from './fallback-chain.ts';
import { federationDeps } from './federation.ts';

/** The screens of this page's remotes. `fallback-chain.ts` handles failures. */
export const screens = createFallbackChain(
  page.composition.remotes,
  federationDeps,
  failedReleases,
  SCREEN_TIME_LIMIT_MS,
);
