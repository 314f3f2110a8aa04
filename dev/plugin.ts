/** What `rsbuild dev` adds to a build so that shell and remotes refresh inside one page. */
import { resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hotScreen, SCREENS } from './hot-screen.ts';

/** What has no components of ours, the react-refresh of the page above all. */
export const NOT_REFRESHED = [/[\\/]node_modules[\\/]/, /react-refresh-once/];

/** Where the page comes from under `pnpm dev`: the one origin that may read the build. */
const GATEWAY_ORIGIN = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * The page comes from the gateway, so files and updates are named with this dev server's own
 * origin. React refreshes only through the first copy of react-refresh in a page: every build
 * takes that one.
 */
export function devPlugin(): RsbuildPlugin {
  return {
    name: 'foyer:dev',
    apply: 'serve',
    setup(api) {
      api.transform({ test: /\.tsx?$/ }, ({ code, resourcePath }) => {
        if (code.trim() === '') throw new Error(`${resourcePath} is empty: half written?`);
        return code;
      });
      api.transform(SCREENS, ({ resourcePath }) => hotScreen(resourcePath));
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          dev: {
            assetPrefix: 'http://localhost:<port>/',
            client: { host: 'localhost', port: '<port>', protocol: 'ws' },
            // A screen is compiled before it is asked for: its federation entry must name it.
            lazyCompilation: false,
          },
          server: {
            strictPort: true,
            cors: false,
            headers: { 'Access-Control-Allow-Origin': GATEWAY_ORIGIN },
          },
          tools: {
            rspack: (config, { rspack, appendPlugins }) => {
              // What does not compile, or is read while it is written, is never sent: its repair
              // follows what the page has.
              config.optimization = { ...config.optimization, emitOnErrors: false };
              appendPlugins(
                new rspack.NormalModuleReplacementPlugin(
                  /^react-refresh\/runtime$/,
                  resolve(import.meta.dirname, 'react-refresh-once.cjs'),
                ),
              );
            },
          },
        }),
      );
    },
  };
}
