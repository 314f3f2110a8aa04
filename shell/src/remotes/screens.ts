import { page } from '@foyer/shared/runtime';
import { LOAD_BUDGET_MS } from '../ground/within.ts';
import { failedReleases } from './failed-releases.ts';
import { federationGround } from './federation.ts';
import { createLadder } from './load-ladder.ts';

/** The screens of this page's remotes; see `load-ladder.ts` for what happens when one fails. */
export const screens = createLadder(
  page.composition.remotes,
  federationGround,
  failedReleases,
  LOAD_BUDGET_MS,
);
