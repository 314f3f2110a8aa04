import type { RsbuildPlugin } from '@rsbuild/core';
import { full } from 'acorn-walk';
import { globalChain, parseScript, type Script } from './browsers/script.ts';
import { unsupportedFeaturesIn } from './browsers/unsupported-features.ts';
import { modulePaths, packageOf } from './bundled-modules.ts';
import { globalSelectorProblems, layerProblems } from './layers/check-layers.ts';

/** Packages that exist once in the page, and the modules of `@foyer/shared` that export them. */
const SINGLETON_PACKAGES: Record<string, string> = {
  'react-router': 'router',
  'react-router-dom': 'router',
  '@tanstack/query-core': 'query',
  '@tanstack/react-query': 'query',
  zod: 'schema',
};
const WORKERS = ['Worker', 'SharedWorker'];
const BROWSERS_LINK = '(docs/team/writing-a-remote.md#supported-browsers)';

/** Returns a sentence per bundled package that the page has already. A copy has its own state. */
export function secondCopyProblems(modules: readonly string[]): string[] {
  const names = modules.flatMap((path) => packageOf(path)?.name ?? []);
  return [...new Set(names)]
    .filter((name) => Object.hasOwn(SINGLETON_PACKAGES, name))
    .map(
      (name) =>
        `The build contains a second copy of ${name}: import from @foyer/shared/${SINGLETON_PACKAGES[name]} (docs/team/writing-a-remote.md#shared-modules).`,
    );
}

/** Returns a sentence per kind of worker that a script starts and the page's policy blocks. */
function workerProblems({ program, declared }: Script): string[] {
  const started = new Set<string>();
  full(program, (node) => {
    const name = node.type === 'NewExpression' && globalChain(node.callee, declared)?.join('.');
    if (name && WORKERS.includes(name)) started.add(name);
  });
  return [...started].map(
    (name) =>
      `It starts a ${name}, which the page blocks: use PageWorker of @foyer/shared/runtime (docs/team/writing-a-remote.md#workers).`,
  );
}

/**
 * Fails a build that the supported browsers could not run, or that could affect other screens. Checks
 * files as built, with what plugins added. Only the shell's rules may apply to the whole page.
 */
export function checksPlugin(kind: 'shell' | 'remote' | 'script'): RsbuildPlugin {
  function scriptProblems(text: string): string[] {
    let script: Script;
    try {
      script = parseScript(text);
    } catch (error) {
      return [`${(error as Error).message} ${BROWSERS_LINK}`];
    }
    return [
      ...unsupportedFeaturesIn(script).map((line) => `${line} ${BROWSERS_LINK}`),
      ...(kind === 'remote' ? workerProblems(script) : []),
    ];
  }

  function problemsIn(name: string, text: string): string[] {
    if (name.endsWith('.js')) return scriptProblems(text);
    return [...layerProblems(text), ...(kind === 'shell' ? [] : globalSelectorProblems(text))];
  }

  return {
    name: 'foyer:checks',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (api.context.action !== 'build') return;
        const fail = (text: string) =>
          compilation.errors.push(new compiler.rspack.WebpackError(text));
        if (kind === 'remote') secondCopyProblems(modulePaths(compilation)).forEach(fail);
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(?:js|css)$/.test(name)) continue;
          for (const problem of problemsIn(name, source.source().toString()))
            fail(`${name}: ${problem}`);
        }
      });
    },
  };
}
