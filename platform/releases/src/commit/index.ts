export { type Author, commit, NEW_DOCUMENT } from './commit.ts';
export { type ChangeDeps, problemLines, stateOf } from './fleet-state.ts';
export { formatChange, formatChangeJson } from './format-change.ts';
export { plannedEffectsOf } from './planned-effect.ts';
export { previousReleaseOf, rollBack } from './roll-back.ts';
