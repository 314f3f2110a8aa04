export type { ChangeDeps } from './change-deps.ts';
export { type Author, commit, NEW_DOCUMENT } from './commit.ts';
export { stateOf } from './fleet-state.ts';
export { formatChange, formatChangeJson } from './format-change.ts';
export { revisionsOf } from './history.ts';
export { outcomesOf } from './outcome.ts';
export { problemLines } from './problem-lines.ts';
export { previousReleaseOf, rollBack } from './roll-back.ts';
