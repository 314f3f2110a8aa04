import type { RsbuildPlugin } from '@rsbuild/core';
import { checkAssets } from '../check-assets.ts';
import { unsupportedFeaturesIn } from './unsupported-features.ts';

/** Fails a build that the supported browsers could not run. */
export const browsersPlugin = (): RsbuildPlugin => ({
  name: 'foyer:browsers',
  ...checkAssets('.js', unsupportedFeaturesIn),
});
