/** Adds hot reload across the shell and remotes of one page to `rsbuild dev`. */
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { hotScreen, SCREENS } from './refresh/hot-screen.ts';

/** Files without components of this project, above all the page's react-refresh. */
export const NOT_REFRESHED = [/[\\/]node_modules[\\/]/, /[\\/]dev[\\/]refresh[\\/]/];

/** Folder of the react-refresh wrapper and the JSX runtime of remotes. */
const REFRESH = resolve(import.meta.dirname, 'refresh');
const REFRESH_ONCE = resolve(REFRESH, 'react-refresh-once.cjs');

/** Origin of pages under `pnpm dev`, the only origin that may read the build. */
const GATEWAY_ORIGIN = `http://localhost:${process.env.PORT ?? 3000}`;

/** Message of a dev server to its parent process: the errors of a compilation. */
export type Compiled = { compiled: string[] };

const MAX_LINE_LENGTH = 200;

function inOneLine({ message, moduleName }: { message: string; moduleName?: string }): string {
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${moduleName ? `${moduleName}: ` : ''}${text}`.slice(0, MAX_LINE_LENGTH);
}

/**
 * Configures `rsbuild dev` for pages of the gateway. Addresses of files and updates contain the dev
 * server's origin. React refreshes only through the first copy of react-refresh in a page, so every build
 * uses that copy.
 */
export function devPlugin({ isRemote }: { isRemote: boolean }): RsbuildPlugin {
  return {
    name: 'foyer:dev',
    apply: 'serve',
    setup(api) {
      // The parent process shows compile errors in the page.
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
            // Screens are compiled eagerly: the federation entry must list them.
            lazyCompilation: false,
          },
          server: {
            strictPort: true,
            cors: false,
            headers: { 'Access-Control-Allow-Origin': GATEWAY_ORIGIN },
          },
          tools: {
            // A remote renders with the shell's React, which may be that of a release.
            ...(isRemote && { swc: { jsc: { transform: { react: { importSource: REFRESH } } } } }),
            rspack: {
              // Does not emit a broken or half-written state: the repair then applies to what
              // the page has.
              optimization: { emitOnErrors: false },
              // Every import of react-refresh but that of this folder gets the page's own copy.
              plugins: [
                new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (module) => {
                  if (module.context !== REFRESH) module.request = REFRESH_ONCE;
                }),
              ],
            },
          },
        }),
      );
    },
  };
}
