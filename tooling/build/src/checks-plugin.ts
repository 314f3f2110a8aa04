import type { RsbuildPlugin } from '@rsbuild/core';
import { unsupportedFeaturesIn } from './browsers/unsupported-features.ts';
import { globalSelectorProblems, layerProblems } from './layers/check-layers.ts';

/**
 * Fails a build that the supported browsers could not run, or whose styles could affect other screens.
 * Checks files as built, with what plugins added. With `ownsPage` (the shell) rules may apply to the
 * whole page.
 */
export function checksPlugin({ ownsPage = false } = {}): RsbuildPlugin {
  function problemsIn(name: string, text: string): string[] {
    if (name.endsWith('.js')) return unsupportedFeaturesIn(text);
    return [...layerProblems(text), ...(ownsPage ? [] : globalSelectorProblems(text))];
  }

  return {
    name: 'foyer:checks',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(?:js|css)$/.test(name)) continue;
          for (const problem of problemsIn(name, source.source().toString()))
            compilation.errors.push(new compiler.rspack.WebpackError(`${name}: ${problem}`));
        }
      });
    },
  };
}
