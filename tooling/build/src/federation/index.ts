export { changedSince, hashes } from './build-sources.ts';
export { DEVELOPMENT, declaredBy, developmentRelease } from './declared-release.ts';
export { exposesOf } from './exposes.ts';
export { releasePlugin } from './release-plugin.ts';
export { singletonVersions } from './singletons.ts';
