/**
 * The one place that knows Module Federation at build time: which modules exist once in the page
 * (the singletons), how the shell provides them and how a remote is built against them. It is the
 * bundler's own federation: the runtime package of the same name would weigh 31 KB more on a
 * login (docs/decisions/0006-federation-of-the-bundler.md).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERSLIST } from './browsers/declared.ts';
import { browsersPlugin } from './browsers/plugin.ts';
import { devPlugin, NOT_REFRESHED } from './dev-plugin.ts';
import { layersPlugin } from './layers/plugin.ts';
import { REMOTE_ENTRY, releasePlugin } from './release-plugin.ts';
import { badgeExpose } from './shared/src/contracts/entry.ts';
import type { Remote } from './shared/src/contracts/remote.ts';

const ROOT = import.meta.dirname;
const fromShared = createRequire(resolve(ROOT, 'shared/package.json'));

function versionOf(packageName: string): string {
  const file = packageName === '@foyer/shared' ? './package.json' : `${packageName}/package.json`;
  return (JSON.parse(readFileSync(fromShared.resolve(file), 'utf8')) as { version: string })
    .version;
}

const SHELL = 'shell';

/** Module → package whose version decides whether shell and remote fit together. */
const SINGLETONS: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@foyer/shared/router': 'react-router-dom',
  '@foyer/shared/query': '@tanstack/react-query',
  '@foyer/shared/schema': 'zod',
  '@foyer/shared/runtime': '@foyer/shared',
};

/** Version of every singleton in this checkout, by module. */
const singletonVersions = Object.fromEntries(
  Object.entries(SINGLETONS).map(([module, packageName]) => [module, versionOf(packageName)]),
);

/** What shell and remotes have in common; `name` also keeps their CSS class names apart. */
export function appConfig(name: string): RsbuildConfig {
  return defineConfig({
    plugins: [
      pluginReact({ reactRefreshOptions: { exclude: NOT_REFRESHED } }),
      devPlugin(),
      browsersPlugin(),
      layersPlugin({ ownsPage: name === SHELL }),
    ],
    // Puts the hashes of lazily loaded scripts and styles into the entry, whose own hash the page
    // knows; an import map covers scripts only.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      assetPrefix: 'auto',
      module: true,
      legalComments: 'none',
      cssModules: { localIdentName: `${name}_[local]_[hash:base64:5]` },
      dataUriLimit: 2048,
      overrideBrowserslist: BROWSERSLIST,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = name;
        config.output.crossOriginLoading = 'anonymous';
        // A module that threw must throw again on retry, instead of giving empty exports.
        config.output.strictModuleErrorHandling = true;
      },
    },
  });
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

/** Rsbuild configuration of the shell. */
export function hostConfig(): RsbuildConfig {
  const config = appConfig(SHELL);
  config.source = { entry: { main: './src/main.tsx' } };
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
    releasePlugin({
      kind: 'shell',
      name: SHELL,
      mounts: [],
      header: [],
      menu: [],
      singletons: singletonVersions,
    }),
  );
  return config;
}

/** The container of a remote: every screen and badge is an expose and a chunk of its own name. */
function containerPlugin({ name, mounts, header, menu }: Remote): RsbuildPlugin {
  const screens = mounts.map(({ screen }) => [screen, `./src/${screen}/${screen}-screen.tsx`]);
  const badges = [...header, ...menu].flatMap(({ badge }) =>
    badge ? [[badgeExpose(badge), `./src/${badge}/${badge}-badge.tsx`]] : [],
  );
  const exposes = [...screens, ...badges].map(([expose, file]) => [
    `./${expose}`,
    { import: file, name: expose },
  ]);
  const consumes = Object.keys(SINGLETONS).map((module) => [
    module,
    // Versions are compared when a composition is resolved, not in the guest's browser.
    { import: false, singleton: true, requiredVersion: false },
  ]);
  return {
    name: 'foyer:container',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        config.entry = {};
        appendPlugins([
          new rspack.container.ContainerPlugin({
            name: name.replaceAll('-', '_'),
            filename: REMOTE_ENTRY,
            library: { type: 'module' },
            exposes: Object.fromEntries(exposes),
          }),
          new rspack.sharing.ConsumeSharedPlugin({ consumes: Object.fromEntries(consumes) }),
        ]);
      });
    },
  };
}

/** By how often letters occur, which compresses best. */
const SCREENS_MINIFIED = { exclude: REMOTE_ENTRY };

/**
 * The entry's names are given in a fixed order. When it is minified it still holds hashes that
 * change with every file of `shared`, used or not: counted in, they would change its bytes.
 */
const ENTRY_MINIFIED = {
  include: REMOTE_ENTRY,
  minimizerOptions: { mangle: { disableCharFreq: true } as object },
};

/** Rsbuild configuration of a remote. */
export function remoteConfig(remote: Remote): RsbuildConfig {
  const config = appConfig(remote.name);
  // Rsbuild wants an entry; the container plugin puts its own in the place of this one.
  config.source = { entry: { [remote.name]: 'data:text/javascript,' } };
  config.plugins?.push(
    containerPlugin(remote),
    releasePlugin({ ...remote, kind: 'remote', singletons: singletonVersions }),
  );
  config.output = { ...config.output, minify: { jsOptions: [SCREENS_MINIFIED, ENTRY_MINIFIED] } };
  // What a screen needs is one file: a copy of a little common code costs less than a request.
  config.splitChunks = false;
  return config;
}
