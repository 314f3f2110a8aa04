/** Fails a build that the supported browsers could not run. */
import type { RsbuildPlugin } from '@rsbuild/core';
import { unsupportedFeaturesIn } from './unsupported-features.ts';

export function browsersPlugin(): RsbuildPlugin {
  return {
    name: 'foyer:browsers',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        const { WebpackError } = compiler.rspack;
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          for (const line of unsupportedFeaturesIn(source.source().toString()))
            compilation.errors.push(new WebpackError(`${name}: ${line}`));
        }
      });
    },
  };
}
