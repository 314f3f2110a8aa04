export {
  ALL_HOTELS,
  EMPTY_FLEET,
  Fleet,
  HotelChoice,
  isPlatformRelease,
  MAX_ORIGINS,
  REQUIRED_REMOTES,
  type RemoteChoice,
  type Rollout,
  SHELL,
} from './fleet.ts';
export { digestOf, integrityOf } from './integrity.ts';
export {
  additionalImportMap,
  IMPORT_MAP_PROBE,
  type IntegrityManifest,
} from './integrity-manifest.ts';
export { OfflineBundle, PageRelease } from './offline-bundle.ts';
export {
  MAX_OUTCOMES,
  OUTCOME_MESSAGES,
  OUTCOMES_PATH,
  type Outcome,
  type OutcomeKind,
  type Outcomes,
  PAGE_LOAD_TOKEN_PATH,
  type PageLoadToken,
  REPORT_EVENT,
} from './outcome.ts';
export {
  isReleaseName,
  type Names,
  Release,
  ReleasePath,
  releaseBase,
  ScreenFiles,
  WHOLE_MODULE,
} from './release.ts';
export {
  type BrowserReport,
  type CountedReport,
  HEALTH_PATH,
  type Health,
  type OutcomeCounts,
  type ReleaseAtHotel,
} from './release-health.ts';
