/**
 * Finds the npm packages whose code or files a build contains, by the bundler's module graph.
 * `license-webpack-plugin` reads its statistics instead, which omit packages of lazy chunks and fonts.
 */
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** The folder of the innermost package in a path; its scope is a folder too. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
/** Packages of this repository, as a team installs them. */
const OWN = /[\\/]node_modules[\\/]@foyer[\\/]/;

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
            const [folder] = PACKAGE.exec(path) ?? [];
            if (folder && !OWN.test(path)) folders.add(folder);
          }
        });
      });
    },
  };
}

/** Returns the sources of the modules in chunks. Modules that tree shaking removed are in none. */
function modulePaths({ chunkGraph, modules }: Rspack.Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as Rspack.Module[]) : module))
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** Returns the sources of copied files, such as the fonts that a style sheet names. */
function assetPaths(compilation: Rspack.Compilation): string[] {
  return compilation
    .getAssets()
    .flatMap(({ info: { sourceFilename } }) => sourceFilename ?? [])
    .map((path) => resolve(compilation.compiler.context, path));
}
