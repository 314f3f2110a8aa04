/** Builds the federation container of a remote with @module-federation/enhanced. */
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Remote } from '../shared/src/contracts/remote.ts';
import { exposesOf, REMOTE_ENTRY } from './exposes.ts';
import { singletonRanges, singletonVersions } from './singletons.ts';

/**
 * Every container begins with a script that the package writes into a `data:` address, and that
 * imports its runtime by this machine's path. Ours stands in the place of that path by a name, so
 * that a build has the same bytes in every folder.
 */
const BEGINNING = /^@module-federation\/runtime\/rspack\.js!=!data:/;
const PACKAGE_RUNTIME = /(?<=%22)(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*(?=%22)/;
const OWN_RUNTIME = 'foyer-container-runtime';

/** More than any entry of ours weighs, less than half of one with the package's runtime; in bytes. */
const ENTRY_LIMIT = 40_000;

/** Taken from the page; whether versions fit is asked when a composition is resolved. */
function sharedModules() {
  return Object.fromEntries(
    Object.entries(singletonVersions).map(([module, version]) => [
      module,
      {
        import: false as const,
        singleton: true,
        version,
        requiredVersion: singletonRanges[module],
      },
    ]),
  );
}

/** The container of a remote, with an `mf-manifest.json` for hosts of any make. */
export function containerPlugin(remote: Remote): RsbuildPlugin {
  return {
    name: 'foyer:container',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        config.entry = {};
        config.resolve ??= {};
        config.resolve.alias = {
          ...config.resolve.alias,
          [OWN_RUNTIME]: resolve(import.meta.dirname, 'container-runtime'),
        };
        appendPlugins([
          new ModuleFederationPlugin({
            name: remote.name.replaceAll('-', '_'),
            filename: REMOTE_ENTRY,
            library: { type: 'module' },
            exposes: Object.fromEntries(
              exposesOf(remote).map((expose) => [`./${expose.name}`, expose]),
            ),
            shared: sharedModules(),
            dts: false,
            manifest: true,
          }),
          new rspack.NormalModuleReplacementPlugin(BEGINNING, (script) => {
            script.request = script.request.replace(PACKAGE_RUNTIME, OWN_RUNTIME);
          }),
        ]);
      });

      // Which file of the package is replaced is no promise of its: unseen, another one weighs 28 KB.
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        const bytes = assets[REMOTE_ENTRY]?.size() ?? 0;
        if (api.context.action !== 'build' || bytes <= ENTRY_LIMIT) return;
        const { WebpackError } = compiler.rspack;
        compilation.errors.push(
          new WebpackError(
            `${REMOTE_ENTRY} weighs ${bytes} bytes, more than ${ENTRY_LIMIT}: is container-runtime.ts still in the place of the federation package's own runtime?`,
          ),
        );
      });
    },
  };
}
