export type { ChangeDeps } from './change-deps.ts';
export { type Author, commit, NEW_DOCUMENT } from './commit.ts';
export { stateOf } from './fleet-state.ts';
export { formatChange, formatChangeJson } from './format-change.ts';
export { plannedEffectsOf } from './planned-effect.ts';
export { problemLines } from './problem-lines.ts';
export { previousReleaseOf, rollBack } from './roll-back.ts';
