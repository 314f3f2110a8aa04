export { changedSince } from './build-sources.ts';
export { DEVELOPMENT, declaredBy, developmentRelease, exposesOf } from './declared-release.ts';
export { releasePlugin } from './release-plugin.ts';
export { singletonVersions } from './singletons.ts';
