/**
 * Configures Module Federation at build time. The shell provides the modules that exist once per page
 * (the singletons), and remotes are built against them
 * (docs/decisions/0013-the-package-builds-its-runtime-stays-out.md).
 */

import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERSLIST } from './browsers/oldest-versions.ts';
import { browsersPlugin } from './browsers/plugin.ts';
import { classNames } from './class-names.ts';
import { devPlugin, NOT_REFRESHED } from './dev/plugin.ts';
import { containerPlugin } from './federation/container-plugin.ts';
import { declaredBy } from './federation/declared-release.ts';
import { REMOTE_ENTRY } from './federation/exposes.ts';
import { leanRouterPlugin } from './federation/lean-router-plugin.ts';
import { releasePlugin } from './federation/release-plugin.ts';
import { singletonVersions } from './federation/singletons.ts';
import { layersPlugin } from './layers/plugin.ts';
import { remoteTemplates, shellTemplates } from './templates/template-sources.ts';

const SHELL = 'shell';

/** Returns the configuration that shell and remotes share; `name` also scopes their CSS classes. */
export function appConfig(name: string): RsbuildConfig {
  return defineConfig({
    plugins: [
      pluginReact({ reactRefreshOptions: { exclude: NOT_REFRESHED } }),
      devPlugin({ isRemote: name !== SHELL }),
      browsersPlugin(),
      eagerCompilePlugin(),
      styleHashesPlugin(),
      leanRouterPlugin(),
      layersPlugin({ ownsPage: name === SHELL }),
    ],
    // Puts the hashes of lazy scripts and styles into the entry, whose own hash is in the page. An
    // import map covers scripts only.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      assetPrefix: 'auto',
      module: true,
      legalComments: 'none',
      cssModules: classNames(name),
      dataUriLimit: 2048,
      overrideBrowserslist: BROWSERSLIST,
    },
    tools: {
      cssExtract: { pluginOptions: { insert: insertLast } },
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = name;
        config.output.crossOriginLoading = 'anonymous';
        // A module that threw must throw again on retry instead of returning empty exports.
        config.output.strictModuleErrorHandling = true;
        config.module ??= {};
        config.module.parser ??= {};
        config.module.parser.javascript = {
          ...config.module.parser.javascript,
          worker: ['PageWorker from @foyer/shared/runtime'],
        };
      },
    },
  });
}

/**
 * Inserts a style sheet after all others, including those in the page's body. Inserted before one of
 * them, it makes the browser treat its fonts as changed and lay the whole page out again. The order
 * has no effect on the cascade (`layers`). Runs in the page.
 */
function insertLast(link: HTMLLinkElement): void {
  document.body.append(link);
}

/**
 * Makes Chromium compile all functions of a screen eagerly, in the background, while it loads.
 * Otherwise it compiles each one at its first call, during the press that opens the screen.
 */
function eagerCompilePlugin(): RsbuildPlugin {
  return {
    name: 'foyer:eager-compile',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const { BannerPlugin, Compilation } = rspack;
        const banner = '//# allFunctionsCalledOnLoad';
        // After minification, which removes comments.
        const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
        appendPlugins(new BannerPlugin({ banner, raw: true, test: /\/async\/.*\.js$/, stage }));
      });
    },
  };
}

/** Matches the hashes of scripts in an entry. No code reads them, as `import()` takes none. */
const SCRIPT_HASHES = /(?<=\.sriHashes=)\{[^}]*\}/;

/** Removes the hashes of scripts from entries. They are 1 KB of a cold login that does not compress. */
function styleHashesPlugin(): RsbuildPlugin {
  const name = 'foyer:style-hashes';
  return {
    name,
    apply: 'build',
    setup(api) {
      // After minification and before the content hashes of file names are computed.
      api.processAssets({ stage: 'dev-tooling' }, ({ assets, sources, compilation }) => {
        for (const [path, asset] of Object.entries(assets)) {
          const code = path.endsWith('.js') ? asset.source().toString() : '';
          if (!SCRIPT_HASHES.test(code)) continue;
          compilation.updateAsset(path, new sources.RawSource(code.replace(SCRIPT_HASHES, '{}')));
        }
      });
    },
  };
}

/** Provides every singleton in the share scope, where the containers of the remotes find them. */
function providePlugin(): RsbuildPlugin {
  const provides = Object.entries(singletonVersions).map(([module, version]) => [
    module,
    { shareKey: module, version, eager: true },
  ]);
  return {
    name: 'foyer:provide',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.sharing.ProvideSharedPlugin({ provides: Object.fromEntries(provides) }),
        );
      });
    },
  };
}

/**
 * Makes the mangled names independent of content hashes. Files that reference others contain hashes
 * during minification, which change with every file of `shared`, used or not. Names chosen by
 * letter frequency would then change the bytes of these files.
 */
function stableManglingIn(referencing: string | RegExp) {
  // Repeats the compression until another pass has no effect.
  const compress = { passes: 3 };
  const minimizerOptions = { compress, mangle: { disableCharFreq: true } as object };
  // All other files use letter frequency, which compresses best.
  return {
    jsOptions: [
      { exclude: referencing, minimizerOptions: { compress } },
      { include: referencing, minimizerOptions },
    ],
  };
}

/** Returns the Rsbuild configuration of the shell. */
export function hostConfig(): RsbuildConfig {
  const config = appConfig(SHELL);
  config.source = { entry: { main: './src/main.tsx' } };
  config.output = { ...config.output, minify: stableManglingIn(/\/main\./) };
  config.splitChunks = {
    preset: 'none',
    // The page needs the whole shell at once, and a browser opens six connections. With two scripts of
    // equal size all code of a login loads in the first round trip, and pictures after it.
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: { test: /[\\/](?:react-dom|scheduler)[\\/]/, name: 'react', chunks: 'initial' },
    },
  };
  config.plugins?.push(
    providePlugin(),
    releasePlugin(
      {
        kind: 'shell',
        name: SHELL,
        mounts: [],
        header: [],
        menu: [],
        singletons: singletonVersions,
      },
      shellTemplates,
    ),
  );
  return config;
}

/** Returns the Rsbuild configuration of a remote. */
export function remoteConfig(remote: Remote): RsbuildConfig {
  const config = appConfig(remote.name);
  // Rsbuild requires an entry; the container plugin replaces it by its own.
  config.source = { entry: { [remote.name]: 'data:text/javascript,' } };
  config.plugins?.push(
    containerPlugin(remote),
    releasePlugin(declaredBy(remote), remoteTemplates(remote)),
  );
  config.output = { ...config.output, minify: stableManglingIn(REMOTE_ENTRY) };
  // Each screen is one file: a copy of little common code costs less than a request.
  config.splitChunks = false;
  return config;
}
