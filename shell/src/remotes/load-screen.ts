import { page } from '@foyer/shared/runtime';
import { federationGround } from './federation.ts';
import { createLadder } from './load-ladder.ts';
import { LOAD_BUDGET_MS } from './within.ts';

const ladder = createLadder(page.composition.remotes, federationGround, LOAD_BUDGET_MS);

/** Loads a screen of a remote; see `load-ladder.ts` for what happens when it fails. */
export const loadScreen = ladder.load;

/** The module of a screen that has been loaded. */
export const loadedScreen = ladder.loaded;
