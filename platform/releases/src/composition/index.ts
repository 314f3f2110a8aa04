export {
  type ChoiceReason,
  choiceOf,
  choicesOf,
  isOriginAllowed,
  knownRemotesOf,
  mayRun,
} from './choices.ts';
export { mountCollisions } from './conflicts.ts';
export { type FleetWithReleases, withOverrides } from './overrides.ts';
export { hotelsOf, type Problem } from './problems.ts';
export { socketOrigin } from './realtime.ts';
export { namedReleasesOf, releaseIndexOf } from './release-index.ts';
export { inlinedHashesOf, type Resolution, resolutionOf } from './resolution.ts';
export { FleetError, resolveComposition } from './resolve.ts';
export { selectionOf } from './select.ts';
