export { OWN_MANIFEST, readOwnBuild, readOwnManifest } from './read-own-build.ts';
export { DECLARATION, readThirdPartyBuild } from './read-third-party-build.ts';
