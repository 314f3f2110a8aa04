/**
 * Finds the npm packages in a build by the bundler's module graph.
 * `license-webpack-plugin` reads its statistics instead, which omit packages of lazy chunks and fonts.
 */
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { modulePaths, packageOf } from '../bundled-modules.ts';

/** Scope of the packages of this repository, as a team installs them. */
const OWN_SCOPE = '@foyer/';

const fromBuild = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core'));

/** The bundler, which adds its runtime to most builds. */
const BUNDLER = dirname(fromBuild.resolve('@rspack/core/package.json'));

const NAME = 'foyer:bundled-packages';

/** Puts the folder of every npm package in a build into `folders`. */
export function bundledPackagesPlugin(folders: Set<string>): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        folders.clear();
        compilation.hooks.runtimeModule.tap(NAME, () => folders.add(BUNDLER));
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          for (const path of [...modulePaths(compilation), ...assetPaths(compilation)]) {
            const found = packageOf(path);
            if (found && !found.name.startsWith(OWN_SCOPE)) folders.add(found.folder);
          }
        });
      });
    },
  };
}

/** Returns the sources of copied files, such as the fonts that a style sheet names. */
function assetPaths(compilation: Rspack.Compilation): string[] {
  return compilation
    .getAssets()
    .flatMap(({ info: { sourceFilename } }) => sourceFilename ?? [])
    .map((path) => resolve(compilation.compiler.context, path));
}
