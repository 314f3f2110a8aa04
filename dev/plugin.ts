/** What `rsbuild dev` adds to a build so that shell and remotes refresh inside one page. */
import { resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hotScreen, SCREENS } from './refresh/hot-screen.ts';

/** What has no components of ours, the react-refresh of the page above all. */
export const NOT_REFRESHED = [/[\\/]node_modules[\\/]/, /[\\/]dev[\\/]refresh[\\/]/];

/** What refreshes React, and the JSX runtime of remotes. */
const REFRESH = resolve(import.meta.dirname, 'refresh');

/** Where the page comes from under `pnpm dev`: the one origin that may read the build. */
const GATEWAY_ORIGIN = `http://localhost:${process.env.PORT ?? 3000}`;

/** What a dev server tells the process that has started it: what kept it from compiling. */
export type Compiled = { compiled: string[] };

const LONGEST_LINE = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal is one.
const COLOURS = /\u001b\[[\d;]*m/g;

function inOneLine({ message, moduleName }: { message: string; moduleName?: string }): string {
  const words = message.replaceAll(COLOURS, '').replaceAll(/\s+/g, ' ').trim();
  return `${moduleName ? `${moduleName}: ` : ''}${words}`.slice(0, LONGEST_LINE);
}

/**
 * The page comes from the gateway, so files and updates are named with this dev server's own
 * origin. React refreshes only through the first copy of react-refresh in a page: every build
 * takes that one.
 */
export function devPlugin({ isRemote }: { isRemote: boolean }): RsbuildPlugin {
  return {
    name: 'foyer:dev',
    apply: 'serve',
    setup(api) {
      // Whoever runs the dev servers says in the page what does not compile.
      api.onAfterDevCompile(({ stats }) => {
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        process.send?.({ compiled: errors.map(inOneLine) } satisfies Compiled);
      });
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
            // A remote draws with the React of whichever shell, which may be that of a release.
            ...(isRemote && {
              swc: {
                jsc: { transform: { react: { importSource: REFRESH } } },
              },
            }),
            rspack: (config, { rspack, appendPlugins }) => {
              // What does not compile, or is read while it is written, is never sent: its repair
              // follows what the page has.
              config.optimization = { ...config.optimization, emitOnErrors: false };
              appendPlugins(
                new rspack.NormalModuleReplacementPlugin(
                  /^react-refresh\/runtime$/,
                  resolve(REFRESH, 'react-refresh-once.cjs'),
                ),
              );
            },
          },
        }),
      );
    },
  };
}
