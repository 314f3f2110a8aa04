export * from './fleet.ts';
export * from './integrity.ts';
export * from './integrity-manifest.ts';
export * from './offline-bundle.ts';
export * from './outcome.ts';
export * from './release.ts';
export * from './release-health.ts';
