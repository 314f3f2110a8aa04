/** Determines which export names of the singletons a build uses and provides. */

import { type Names, type Release, WHOLE_MODULE } from '@foyer/releases/contracts';
import type { Rspack } from '@rsbuild/core';
import type { Expose } from './exposes.ts';
import { isFacade, singletonVersions } from './singletons.ts';

/** The bundler's dependency type for an exposed file of a container. */
const EXPOSED = 'container exposed';
/** Dependency types that use no name; each used name is a dependency of its own. */
const STATEMENTS = ['esm import', 'esm export import'];

type Build = Pick<
  Rspack.Compilation,
  'chunkGraph' | 'modules' | 'moduleGraph' | 'namedChunkGroups'
>;
/** A use of a singleton in a module. */
type Use = { singleton: string; names: string[]; by: Rspack.Module | null };

/** Returns the exports of each screen and badge, and its uses of singletons. Includes lazy chunks. */
export function exposedNames(build: Build, exposes: readonly Expose[]): Release['exposes'] {
  const uses = usesOf(build);
  return Object.fromEntries(
    exposes.map(({ name, import: [file] }) => {
      const modules = modulesOf(build, name);
      const exposed = [...modules].find((module) =>
        build.moduleGraph
          .getIncomingConnections(module)
          .some(({ dependency: { type, request } }) => type === EXPOSED && request === file),
      );
      const used = uses.filter(({ by }) => by && modules.has(by));
      return [name, { exports: exportsOf(build, exposed, name), uses: bySingleton(used) }];
    }),
  );
}

/** Returns the export names of each singleton in a shell's build. */
export function providedNames(build: Build, singletons: readonly string[]): Names {
  return Object.fromEntries(
    singletons.map((singleton) => {
      const provided = sharedModule(build, 'provide', singleton).flatMap(
        (module) => build.moduleGraph.getOutgoingConnections(module)[0]?.module ?? [],
      );
      const names = exportsOf(build, provided[0], singleton);
      // A CommonJS module is its own default export.
      return [singleton, isFacade(singleton) ? names : [...names, 'default'].sort()];
    }),
  );
}

/** Returns the bundler's modules for a singleton. */
function sharedModule({ modules }: Build, role: 'provide' | 'consume', singleton: string) {
  const prefix = `${role} shared module (default) ${singleton}@`;
  return [...modules].filter((module) => module.identifier().startsWith(prefix));
}

function exportsOf({ moduleGraph }: Build, module: Rspack.Module | undefined, name: string) {
  const names = module && moduleGraph.getProvidedExports(module);
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

/** Returns the uses of singletons that remain after tree shaking. */
function usesOf(build: Build): Use[] {
  return Object.keys(singletonVersions).flatMap((singleton) =>
    sharedModule(build, 'consume', singleton)
      .flatMap((module) => build.moduleGraph.getIncomingConnections(module))
      .filter((connection) => connection.getActiveState(undefined) !== false)
      .filter(({ dependency }) => !STATEMENTS.includes(dependency.type))
      .map(({ dependency, originModule }) => ({
        singleton,
        names: namesIn(dependency.ids),
        by: originModule,
      })),
  );
}

/** Returns both names for `React.useId`, which may be `useId` of the default export. */
function namesIn([first = WHOLE_MODULE, second]: string[] = []): string[] {
  return first === 'default' && second !== undefined ? [first, second] : [first];
}

function bySingleton(uses: readonly Use[]): Names {
  const names = new Map<string, Set<string>>();
  for (const { singleton, names: used } of uses)
    names.set(singleton, new Set([...(names.get(singleton) ?? []), ...used]));
  return Object.fromEntries([...names].map(([singleton, all]) => [singleton, [...all].sort()]));
}
