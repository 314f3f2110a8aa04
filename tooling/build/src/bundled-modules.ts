/** Finds the modules in a build and the npm packages that they are from. */
import type { Rspack } from '@rsbuild/core';

/** The innermost package in a path; its scope is a folder too. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?<name>(?:@[^\\/]+[\\/])?[^\\/]+)(?=[\\/])/;

/** Returns the sources of the modules in chunks. Modules that tree shaking removed are in none. */
export function modulePaths({ chunkGraph, modules }: Rspack.Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as Rspack.Module[]) : module))
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** Returns the package of an installed file. */
export function packageOf(path: string): { folder: string; name: string } | undefined {
  const match = PACKAGE.exec(path);
  const name = match?.groups?.name?.replace('\\', '/');
  return match && name ? { folder: match[0], name } : undefined;
}
