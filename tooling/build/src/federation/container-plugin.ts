/** Builds the federation container of a remote with @module-federation/enhanced. */
import { resolve } from 'node:path';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildPlugin } from '@rsbuild/core';
import { exposesOf, REMOTE_ENTRY } from './exposes.ts';
import { singletonRanges, singletonVersions } from './singletons.ts';

/**
 * Matches the `data:` script with which the package begins every container. That script imports the
 * package's runtime by an absolute path; the plugin replaces the path by the name of our runtime, so
 * that a build has the same bytes in every folder.
 */
const RUNTIME_SCRIPT = /^@module-federation\/runtime\/rspack\.js!=!data:/;
const PACKAGE_RUNTIME = /(?<=%22)(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*(?=%22)/;
const OWN_RUNTIME = 'foyer-container-runtime';

/** Limit of an entry in bytes. It is above our entries and below half of one with the package's runtime. */
const ENTRY_LIMIT = 40_000;

/** Modules that the container takes from the page; the gateway checks versions when it resolves. */
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

/** Builds the container of a remote, with an `mf-manifest.json` for any Module Federation host. */
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
          new rspack.NormalModuleReplacementPlugin(RUNTIME_SCRIPT, (script) => {
            script.request = script.request.replace(PACKAGE_RUNTIME, OWN_RUNTIME);
          }),
        ]);
      });

      // The replaced file is not a public API of the package: a miss would silently add 28 KB.
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        const bytes = assets[REMOTE_ENTRY]?.size() ?? 0;
        if (api.context.action !== 'build' || bytes <= ENTRY_LIMIT) return;
        const { WebpackError } = compiler.rspack;
        compilation.errors.push(
          new WebpackError(
            `${REMOTE_ENTRY} weighs ${bytes} bytes, more than ${ENTRY_LIMIT}: does container-runtime.ts still replace the federation package's own runtime?`,
          ),
        );
      });
    },
  };
}
