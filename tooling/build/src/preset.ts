/**
 * Configures Module Federation at build time. The shell provides the modules that exist once per page
 * (the singletons), and remotes are built against them (decision 1).
 */

import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERSLIST } from './browsers/oldest-versions.ts';
import { checksPlugin } from './checks-plugin.ts';
import { classNames } from './class-names.ts';
import { devPlugin, NOT_REFRESHED } from './dev/plugin.ts';
import { leanRouterPlugin } from './exceptions.ts';
import { containerPlugin } from './federation/container-plugin.ts';
import { declaredBy, REMOTE_ENTRY } from './federation/declared-release.ts';
import { releasePlugin } from './federation/release-plugin.ts';
import { singletonVersions } from './federation/singletons.ts';
import { inlineScriptPlugin } from './inline-script.ts';
import { wrapInLayer } from './layers/wrap-in-layer.ts';
import { licencesPlugin } from './licences/licences-plugin.ts';
import { remoteTemplates, shellTemplates } from './templates/template-sources.ts';

const SHELL = 'shell';

/** Returns how every build compiles components; `name` scopes their CSS classes. */
export function componentConfig(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact({ reactRefreshOptions: { exclude: NOT_REFRESHED } })],
    output: {
      cssModules: classNames(name),
      dataUriLimit: 2048,
      overrideBrowserslist: BROWSERSLIST,
    },
    tools: {
      postcss: (_, { addPlugins }) => addPlugins(wrapInLayer()),
      rspack: {
        module: { parser: { javascript: { worker: ['PageWorker from @foyer/shared/runtime'] } } },
      },
    },
  };
}

/** Returns the configuration that shell and remotes share. */
export function appConfig(name: string): RsbuildConfig {
  return mergeRsbuildConfig(componentConfig(name), {
    plugins: [
      devPlugin({ isRemote: name !== SHELL }),
      leanRouterPlugin(),
      checksPlugin(name === SHELL ? 'shell' : 'remote'),
    ],
    // Puts the hashes of lazy scripts and styles into the entry, whose own hash is in the page. An
    // import map covers scripts only.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      assetPrefix: 'auto',
      module: true,
      legalComments: 'none',
    },
    tools: {
      cssExtract: { pluginOptions: { insert: insertLast } },
      htmlPlugin: false,
      rspack: {
        plugins: [eagerCompilePlugin()],
        output: {
          uniqueName: name,
          crossOriginLoading: 'anonymous',
          // A module that threw must throw again on retry instead of returning empty exports.
          strictModuleErrorHandling: true,
        },
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
function eagerCompilePlugin() {
  const { BannerPlugin, Compilation } = rspack;
  const banner = '//# allFunctionsCalledOnLoad';
  // After minification, which removes comments.
  const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  return new BannerPlugin({ banner, raw: true, test: /\/async\/.*\.js$/, stage });
}

/** Provides every singleton in the share scope, where the containers of the remotes find them. */
function provideSingletons() {
  const provides = Object.entries(singletonVersions).map(([module, version]) => [
    module,
    { shareKey: module, version, eager: true },
  ]);
  return new rspack.sharing.ProvideSharedPlugin({ provides: Object.fromEntries(provides) });
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
  const declared = { mounts: [], header: [], menu: [], singletons: singletonVersions };
  const inlined = new Set<string>();
  return mergeRsbuildConfig(appConfig(SHELL), {
    source: { entry: { main: './src/main.tsx' } },
    output: { minify: stableManglingIn(/\/main\./) },
    splitChunks: {
      preset: 'none',
      // The page needs the whole shell at once, and a browser opens six connections. With two scripts
      // of equal size all code of a login loads in the first round trip, and pictures after it.
      cacheGroups: {
        default: false,
        defaultVendors: false,
        react: { test: /[\\/](?:react-dom|scheduler)[\\/]/, name: 'react', chunks: 'initial' },
      },
    },
    plugins: [
      inlineScriptPlugin(
        { inline: './src/inline/main.ts', 'inline-queries': './src/inline/queries.ts' },
        inlined,
      ),
      licencesPlugin(inlined),
      releasePlugin({ kind: 'shell', name: SHELL, ...declared }, shellTemplates),
    ],
    tools: { rspack: { plugins: [provideSingletons()] } },
  });
}

/** Returns the Rsbuild configuration of a remote. */
export function remoteConfig(remote: Remote): RsbuildConfig {
  return mergeRsbuildConfig(appConfig(remote.name), {
    // Rsbuild requires an entry; the container plugin replaces it by its own.
    source: { entry: { [remote.name]: 'data:text/javascript,' } },
    output: { minify: stableManglingIn(REMOTE_ENTRY) },
    // Each screen is one file: a copy of little common code costs less than a request.
    splitChunks: false,
    plugins: [
      containerPlugin(remote),
      licencesPlugin(),
      releasePlugin(declaredBy(remote), remoteTemplates(remote)),
    ],
  });
}
