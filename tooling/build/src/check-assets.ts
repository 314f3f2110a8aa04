import type { RsbuildPlugin } from '@rsbuild/core';

/** Fails a build with each problem in the text of its files with this ending. */
export function checkAssets(
  ending: '.js' | '.css',
  problemsIn: (text: string) => string[],
): Pick<RsbuildPlugin, 'setup'> {
  return {
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith(ending)) continue;
          for (const problem of problemsIn(source.source().toString()))
            compilation.errors.push(new compiler.rspack.WebpackError(`${name}: ${problem}`));
        }
      });
    },
  };
}
