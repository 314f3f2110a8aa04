export { formatBytes } from './budget.ts';
export { packFiles } from './pack.ts';
export { type Files, type FinishedBuild, localVersion, publish } from './publish.ts';
export { putRelease } from './put.ts';
