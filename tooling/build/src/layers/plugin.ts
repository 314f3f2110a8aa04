import type { RsbuildPlugin } from '@rsbuild/core';
import { checkAssets } from '../check-assets.ts';
import { globalSelectorProblems, layerProblems } from './check-layers.ts';

/**
 * Fails builds with rules outside of the cascade layers, also in sheets that were added after the
 * wrapping. With `ownsPage` (the shell) rules may apply to the whole page.
 */
export const layersPlugin = ({ ownsPage }: { ownsPage: boolean }): RsbuildPlugin => ({
  name: 'foyer:layers',
  ...checkAssets('.css', (css) => [
    ...layerProblems(css),
    ...(ownsPage ? [] : globalSelectorProblems(css)),
  ]),
});
