/** Puts every sheet of a build into its cascade layer, and refuses what is built without one. */
import type { RsbuildPlugin } from '@rsbuild/core';
import { outsideLayers, reachingOut } from './built.ts';
import { wrapInLayer } from './wrap.ts';

/** Only the shell has rules for the page as a whole: `ownsPage`. */
export function layersPlugin({ ownsPage }: { ownsPage: boolean }): RsbuildPlugin {
  return {
    name: 'foyer:layers',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: { postcss: (_, { addPlugins }) => addPlugins(wrapInLayer()) },
        }),
      );

      // The output and not the sources: what comes past the wrapping is what this is for.
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        const { WebpackError } = compiler.rspack;
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          const css = source.source().toString();
          for (const line of [...outsideLayers(css), ...(ownsPage ? [] : reachingOut(css))])
            compilation.errors.push(new WebpackError(`${name}: ${line}`));
        }
      });
    },
  };
}
