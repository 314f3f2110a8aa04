/** Determines which export names of the singletons a build uses and provides. */

import { type Names, type Release, WHOLE_MODULE } from '@foyer/releases/contracts';
import type { Rspack } from '@rsbuild/core';
import type { Expose } from './declared-release.ts';
import { singletonVersions } from './singletons.ts';

/** Dependency types that use no name; each used name is a dependency of its own. */
const STATEMENTS = ['esm import', 'esm export import'];

type Build = Pick<
  Rspack.Compilation,
  'chunkGraph' | 'modules' | 'moduleGraph' | 'namedChunkGroups'
>;
type Import = ReturnType<Build['moduleGraph']['getOutgoingConnections']>[number];
type Imports = Map<string | undefined, Import[]>;

/** Returns the exports of each screen, badge and contribution, and its uses of singletons. Includes lazy chunks. */
export function exposedNames(build: Build, exposes: readonly Expose[]): Release['exposes'] {
  const all = importsOf(build, build.modules);
  return Object.fromEntries(
    exposes.map(({ name, import: file }) => {
      const exports = exportsOf(build, all.get(file), name);
      return [name, { exports, uses: usedNames(importsOf(build, modulesOf(build, name))) }];
    }),
  );
}

/** Returns the export names of each singleton in a shell's build. */
export function providedNames(build: Build, singletons: readonly string[]): Names {
  const all = importsOf(build, build.modules);
  return Object.fromEntries(
    singletons.map((singleton) => {
      const names = exportsOf(build, all.get(singleton), singleton);
      // The façades of `@foyer/shared` are ES modules. A CommonJS module is its own default export.
      const isFacade = singleton.startsWith('@foyer/');
      return [singleton, isFacade ? names : [...names, 'default'].sort()];
    }),
  );
}

/** Returns the imports in these modules, by the name that they import. */
function importsOf({ moduleGraph }: Build, modules: Iterable<Rspack.Module>): Imports {
  const imports = [...modules].flatMap((module) => moduleGraph.getOutgoingConnections(module));
  return Map.groupBy(imports, ({ dependency }) => dependency.request);
}

/** Returns the export names of an imported module. The import of a name may skip re-exports. */
function exportsOf({ moduleGraph }: Build, imports: Import[] = [], name: string) {
  const whole =
    imports.find(({ dependency }) => STATEMENTS.includes(dependency.type)) ?? imports[0];
  const names = whole?.module && moduleGraph.getProvidedExports(whole.module);
  if (!Array.isArray(names)) throw new Error(`the bundler does not know the exports of ${name}`);
  return [...names].sort();
}

/** Returns all modules of a screen's chunks, including lazy chunks. */
function modulesOf({ chunkGraph, namedChunkGroups }: Build, name: string): Set<Rspack.Module> {
  const first = namedChunkGroups.get(name);
  const groups = new Map(first && [[first.index, first]]);
  // Iteration over a map includes entries added meanwhile.
  for (const group of groups.values()) {
    for (const child of group.childrenIterable) groups.set(child.index, child);
  }
  const chunks = [...groups.values()].flatMap((group) => group.chunks);
  return new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
}

/** Returns the names of each singleton that are still used after tree shaking. */
function usedNames(imports: Imports): Names {
  const uses = Object.keys(singletonVersions).map((singleton) => {
    const names = (imports.get(singleton) ?? [])
      .filter((connection) => connection.getActiveState(undefined) !== false)
      .filter(({ dependency }) => !STATEMENTS.includes(dependency.type))
      .flatMap(({ dependency }) => namesIn(dependency.ids));
    return [singleton, [...new Set(names)].sort()] as const;
  });
  return Object.fromEntries(uses.filter(([, names]) => names.length > 0));
}

/** Returns both names for `React.useId`, which may be `useId` of the default export. */
function namesIn([first = WHOLE_MODULE, second]: string[] = []): string[] {
  return first === 'default' && second !== undefined ? [first, second] : [first];
}
