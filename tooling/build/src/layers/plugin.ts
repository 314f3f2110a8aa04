/** Wraps every sheet of a build in its cascade layer. Fails builds with rules outside of layers. */
import type { RsbuildPlugin } from '@rsbuild/core';
import { globalSelectorProblems, layerProblems } from './check-layers.ts';
import { wrapInLayer } from './wrap-in-layer.ts';

/** With `ownsPage` (the shell) rules may apply to the whole page. */
export function layersPlugin({ ownsPage }: { ownsPage: boolean }): RsbuildPlugin {
  return {
    name: 'foyer:layers',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: { postcss: (_, { addPlugins }) => addPlugins(wrapInLayer()) },
        }),
      );

      // Checks the output, to find sheets that were added after the wrapping.
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        const { WebpackError } = compiler.rspack;
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          const css = source.source().toString();
          for (const line of [
            ...layerProblems(css),
            ...(ownsPage ? [] : globalSelectorProblems(css)),
          ])
            compilation.errors.push(new WebpackError(`${name}: ${line}`));
        }
      });
    },
  };
}
