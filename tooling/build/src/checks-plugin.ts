import type { RsbuildPlugin } from '@rsbuild/core';
import { unsupportedFeaturesIn } from './browsers/unsupported-features.ts';
import { globalSelectorProblems, layerProblems } from './layers/check-layers.ts';

/** Packages that exist once in the page, and the modules of `@foyer/shared` that export them. */
const SINGLETON_PACKAGES: Record<string, string> = {
  'react-router': 'router',
  'react-router-dom': 'router',
  '@tanstack/query-core': 'query',
  '@tanstack/react-query': 'query',
  zod: 'schema',
};
const BROWSERS_LINK = '(docs/team/writing-a-remote.md#supported-browsers)';

/** The package of an installed module: the folder after the last `node_modules`. */
const INSTALLED = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Returns a sentence per bundled package that the page has already; a second copy has its own state. */
export function secondCopyProblems(modules: Iterable<string>): string[] {
  const names = [...modules].map((path) => INSTALLED.exec(path)?.[1]?.replace('\\', '/') ?? '');
  return [...new Set(names)]
    .filter((name) => Object.hasOwn(SINGLETON_PACKAGES, name))
    .map(
      (name) =>
        `The build contains a second copy of ${name}: import from @foyer/shared/${SINGLETON_PACKAGES[name]} (docs/team/writing-a-remote.md#shared-modules).`,
    );
}

/** Returns a sentence if a script starts a worker that the page's policy blocks. */
function workerProblems(script: string): string[] {
  if (!/\bnew Worker\(/.test(script)) return [];
  return [
    'It starts a Worker, which the page blocks: use PageWorker of @foyer/shared/runtime (docs/team/writing-a-remote.md#workers).',
  ];
}

/**
 * Fails a build that the supported browsers could not run, or that could affect other screens. Checks
 * files as built, with what plugins added. Only the shell's rules may apply to the whole page.
 */
export function checksPlugin(kind: 'shell' | 'remote' | 'script'): RsbuildPlugin {
  function problemsIn(name: string, text: string): string[] {
    if (name.endsWith('.js'))
      return [
        ...unsupportedFeaturesIn(text).map((line) => `${line} ${BROWSERS_LINK}`),
        ...(kind === 'remote' ? workerProblems(text) : []),
      ];
    return [...layerProblems(text), ...(kind === 'shell' ? [] : globalSelectorProblems(text))];
  }

  return {
    name: 'foyer:checks',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        const fail = (text: string) =>
          compilation.errors.push(new compiler.rspack.WebpackError(text));
        if (kind === 'remote') {
          const paths = [...compilation.modules].flatMap((one) => one.nameForCondition() ?? []);
          secondCopyProblems(paths).forEach(fail);
        }
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(?:js|css)$/.test(name)) continue;
          for (const problem of problemsIn(name, source.source().toString()))
            fail(`${name}: ${problem}`);
        }
      });
    },
  };
}
