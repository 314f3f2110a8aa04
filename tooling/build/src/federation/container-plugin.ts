/** Builds the federation container of a remote. */
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { StatsPlugin } from '@module-federation/manifest';
import type { RsbuildPlugin } from '@rsbuild/core';
import { exposesOf, REMOTE_ENTRY } from './declared-release.ts';
import { singletonRanges, singletonVersions } from './singletons.ts';

/** The version of Module Federation's manifest, by which hosts read it. */
const MANIFEST_VERSION = '2.0.0';

/** Modules that the container takes from the page; the gateway checks versions when it resolves. */
const shared = Object.fromEntries(
  Object.entries(singletonVersions).map(([module, version]) => [
    module,
    { import: false as const, singleton: true, version, requiredVersion: singletonRanges[module] },
  ]),
);

/**
 * Builds the container of a remote with the bundler's own federation, whose runtime is small, and
 * writes an `mf-manifest.json` for any Module Federation host (decision 1).
 */
export function containerPlugin(remote: Remote): RsbuildPlugin {
  return {
    name: 'foyer:container',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        config.entry = {};
        const exposes = exposesOf(remote).map((expose) => [`./${expose.name}`, expose]);
        const options = {
          name: remote.name.replaceAll('-', '_'),
          filename: REMOTE_ENTRY,
          library: { type: 'module' },
          exposes: Object.fromEntries(exposes),
          shared,
        };
        const manifest = { pluginVersion: MANIFEST_VERSION, bundler: 'rspack' as const };
        appendPlugins([
          new rspack.container.ModuleFederationPluginV1(options),
          new StatsPlugin({ ...options, dts: false }, manifest),
        ]);
      });
    },
  };
}
