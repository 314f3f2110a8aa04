export { withFileCache, withManifestCache } from './cached-release-store.ts';
export { folderStore } from './folder-store.ts';
export { httpStore } from './http-store.ts';
export { isWritable, type ObjectStore, READ_ONLY_MESSAGE, StoreError } from './object-store.ts';
export { publishedNames, publishedVersions, requirePublished } from './published-releases.ts';
export { type ReleaseStore, releaseStoreOf, SUFFIX } from './release-store.ts';
