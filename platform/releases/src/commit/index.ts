export { type Author, type Committed, commit, NEW_DOCUMENT } from './commit.ts';
export { type ChangeDeps, problemLines } from './fleet-state.ts';
export { type PlannedEffect, type PlannedEffects, plannedEffectsOf } from './planned-effect.ts';
export { previousReleaseOf, rollBack } from './roll-back.ts';
