import { singletonVersions } from '@foyer/build/federation';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { GATEWAY_URL } from '../server/addresses.ts';

/** The singletons as in docs/team/embedding-a-screen.md. */
const SHARED = Object.entries(singletonVersions).map(([module, version]) => [
  module,
  { singleton: true, version, requiredVersion: `^${version}` },
]);

/** Builds a host as its tools document it, without Foyer's build. */
export async function buildStockHost(dist: string): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: {
        entry: { host: './src/index.ts' },
        define: { GATEWAY_URL: JSON.stringify(GATEWAY_URL) },
      },
      html: { title: 'A stock host' },
      output: { distPath: { root: dist } },
      tools: {
        rspack: (_, { appendPlugins }) =>
          appendPlugins(
            new ModuleFederationPlugin({
              name: 'stock_host',
              remotes: {},
              shared: Object.fromEntries(SHARED),
              dts: false,
            }),
          ),
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}
