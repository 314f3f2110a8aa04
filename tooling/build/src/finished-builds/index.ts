export { readDocument, readFiles } from './build-folder.ts';
export { DECLARATION, readThirdPartyBuild } from './read-third-party-build.ts';
