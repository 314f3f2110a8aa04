/**
 * The one place that knows Module Federation at build time: which modules exist once in the page
 * (the singletons), how the shell provides them and how a remote is built against them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { devPlugin } from './dev-plugin.ts';
import { releasePlugin } from './release-plugin.ts';
import type { Remote } from './shared/src/contracts/remote.ts';

const ROOT = import.meta.dirname;
const fromShared = createRequire(resolve(ROOT, 'shared/package.json'));

function versionOf(packageName: string): string {
  const file = packageName === '@foyer/shared' ? './package.json' : `${packageName}/package.json`;
  return (JSON.parse(readFileSync(fromShared.resolve(file), 'utf8')) as { version: string })
    .version;
}

/** Module → package whose version decides whether shell and remote fit together. */
const SINGLETONS: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@foyer/shared/router': 'react-router-dom',
  '@foyer/shared/query': '@tanstack/react-query',
  '@foyer/shared/runtime': '@foyer/shared',
};

/** Version of every singleton in this checkout, by module. */
export const singletonVersions = Object.fromEntries(
  Object.entries(SINGLETONS).map(([module, packageName]) => [module, versionOf(packageName)]),
);

/** Same major, or same minor before 1.0: what a remote asks of the shell that runs it. */
function sharedModules(role: { eager: true } | { import: false }) {
  return Object.fromEntries(
    Object.entries(singletonVersions).map(([module, version]) => [
      module,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        packageName: SINGLETONS[module],
        ...role,
      },
    ]),
  );
}

/** What shell and remotes have in common; `name` also keeps their CSS class names apart. */
function baseConfig(name: string): RsbuildConfig {
  return defineConfig({
    plugins: [pluginReact(), devPlugin()],
    // Puts the hashes of lazily loaded scripts and styles into the entry, whose own hash the page
    // knows; an import map covers scripts only.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      assetPrefix: 'auto',
      module: true,
      legalComments: 'none',
      cssModules: { localIdentName: `${name}_[local]_[hash:base64:5]` },
      dataUriLimit: 2048,
      overrideBrowserslist: ['chrome >= 115', 'safari >= 16.4', 'firefox >= 121'],
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

/** Rsbuild configuration of the shell: it provides every singleton, eagerly. */
export function hostConfig(name = 'shell'): RsbuildConfig {
  const config = baseConfig(name);
  config.source = { entry: { main: './src/main.tsx' } };
  config.plugins?.push(
    pluginModuleFederation({
      name,
      dts: false,
      remotes: {},
      shared: sharedModules({ eager: true }),
      shareStrategy: 'loaded-first',
      experiments: {
        optimization: { target: 'web', disableSnapshot: true },
        provideExternalRuntime: true,
      },
    }),
    releasePlugin({ kind: 'shell', name, mounts: [], menu: [], singletons: singletonVersions }),
  );
  return config;
}

/** Rsbuild configuration of a remote: every mount's screen is an expose of its own. */
export function remoteConfig(remote: Remote): RsbuildConfig {
  const config = baseConfig(remote.name);
  const screens = new Set(remote.mounts.map((mount) => mount.screen));
  config.source = { entry: {} };
  config.plugins?.push(
    pluginModuleFederation({
      name: remote.name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(
        [...screens].map((screen) => [`./${screen}`, `./src/${screen}/${screen}-screen.tsx`]),
      ),
      dts: false,
      manifest: true,
      library: { type: 'module' },
      shared: sharedModules({ import: false }),
      shareStrategy: 'loaded-first',
      experiments: {
        optimization: { target: 'web', disableSnapshot: true },
        externalRuntime: true,
      },
    }),
    releasePlugin({ ...remote, kind: 'remote', singletons: singletonVersions }),
  );
  // Small common code becomes a parallel chunk instead of a copy in every screen.
  config.splitChunks = false;
  return config;
}
