export { formatBytes } from './format-bytes.ts';
export { localVersion, PublishError, publish, readBuild } from './publish.ts';
export { type Files, type FinishedBuild, publishRelease } from './publish-release.ts';
export { putRelease } from './put.ts';
