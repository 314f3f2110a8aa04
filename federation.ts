/**
 * The one place that knows Module Federation at build time: how the shell provides the modules that
 * exist once in the page (the singletons), and how a remote is built against them
 * (docs/decisions/0013-the-package-builds-its-runtime-stays-out.md).
 */
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERSLIST } from './browsers/declared.ts';
import { browsersPlugin } from './browsers/plugin.ts';
import { devPlugin, NOT_REFRESHED } from './dev/plugin.ts';
import { classNames } from './federation/class-names.ts';
import { containerPlugin } from './federation/container-plugin.ts';
import { declaredBy } from './federation/declared.ts';
import { REMOTE_ENTRY } from './federation/exposes.ts';
import { remoteFrames, shellFrames } from './federation/frames/framed.ts';
import { leanRouterPlugin } from './federation/lean-router-plugin.ts';
import { releasePlugin } from './federation/release-plugin.ts';
import { singletonVersions } from './federation/singletons.ts';
import { layersPlugin } from './layers/plugin.ts';
import type { Remote } from './shared/src/contracts/remote.ts';

const SHELL = 'shell';

/** What shell and remotes have in common; `name` also keeps their CSS class names apart. */
export function appConfig(name: string): RsbuildConfig {
  return defineConfig({
    plugins: [
      pluginReact({ reactRefreshOptions: { exclude: NOT_REFRESHED } }),
      devPlugin({ isRemote: name !== SHELL }),
      browsersPlugin(),
      compiledWholePlugin(),
      styleHashesPlugin(),
      leanRouterPlugin(),
      layersPlugin({ ownsPage: name === SHELL }),
    ],
    // Puts the hashes of lazily loaded scripts and styles into the entry, whose own hash the page
    // knows; an import map covers scripts only.
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
        // A module that threw must throw again on retry, instead of giving empty exports.
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
 * Behind all others, the page's own in its body among them: before one of them a browser takes its
 * fonts for changed and lays the whole page out anew. Their order means nothing (`layers`). It runs in
 * the page.
 */
function insertLast(link: HTMLLinkElement): void {
  document.body.append(link);
}

/**
 * Tells Chromium to compile a screen as a whole, beside the page, while it arrives: else it compiles
 * each function when it is first called, which is at the press that opens the screen.
 */
function compiledWholePlugin(): RsbuildPlugin {
  return {
    name: 'foyer:compiled-whole',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const { BannerPlugin, Compilation } = rspack;
        const banner = '//# allFunctionsCalledOnLoad';
        // Behind what minifies, which takes comments away.
        const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
        appendPlugins(new BannerPlugin({ banner, raw: true, test: /\/async\/.*\.js$/, stage }));
      });
    },
  };
}

/** What of the hashes in an entry nothing reads: those of scripts, which `import()` is not told. */
const SCRIPT_HASHES = /(?<=\.sriHashes=)\{[^}]*\}/;

/** Leaves the hashes of scripts out of the entries: 1 KB of a cold login that no coding makes smaller. */
function styleHashesPlugin(): RsbuildPlugin {
  const name = 'foyer:style-hashes';
  return {
    name,
    apply: 'build',
    setup(api) {
      // What minifies is done, and the hashes that files are named by are not made yet.
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

/** Puts every singleton into the share scope, where the containers of the remotes find them. */
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
 * Names are given in a fixed order. A file that knows others still holds their hashes when it is
 * minified, and these change with every file of `shared`, used or not: counted in, they would change
 * its bytes.
 */
function fixedNamesIn(knowing: string | RegExp) {
  // Once more over what the first pass has left, until it gives nothing.
  const compress = { passes: 3 };
  const minimizerOptions = { compress, mangle: { disableCharFreq: true } as object };
  // All others by how often letters occur, which compresses best.
  return {
    jsOptions: [
      { exclude: knowing, minimizerOptions: { compress } },
      { include: knowing, minimizerOptions },
    ],
  };
}

/** Rsbuild configuration of the shell. */
export function hostConfig(): RsbuildConfig {
  const config = appConfig(SHELL);
  config.source = { entry: { main: './src/main.tsx' } };
  config.output = { ...config.output, minify: fixedNamesIn(/\/main\./) };
  config.splitChunks = {
    preset: 'none',
    // All of the shell is needed at once, and a browser opens six connections: with two scripts
    // of one weight all code of a login is on its way in the first round, pictures after it.
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
      shellFrames,
    ),
  );
  return config;
}

/** Rsbuild configuration of a remote. */
export function remoteConfig(remote: Remote): RsbuildConfig {
  const config = appConfig(remote.name);
  // Rsbuild wants an entry; the container plugin puts its own in the place of this one.
  config.source = { entry: { [remote.name]: 'data:text/javascript,' } };
  config.plugins?.push(
    containerPlugin(remote),
    releasePlugin(declaredBy(remote), remoteFrames(remote)),
  );
  config.output = { ...config.output, minify: fixedNamesIn(REMOTE_ENTRY) };
  // What a screen needs is one file: a copy of a little common code costs less than a request.
  config.splitChunks = false;
  return config;
}
