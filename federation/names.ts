/** Which names of the singletons a build takes and gives, as the bundler knows them. */
import type { Rspack } from '@rsbuild/core';
import { type Names, type Release, WHOLE_MODULE } from '../shared/src/contracts/release.ts';
import type { Expose } from './exposes.ts';
import { isFacade, singletonVersions } from './singletons.ts';

/** How the bundler calls the import of a file by the container of a remote. */
const EXPOSED = 'container exposed';
/** These take nothing by themselves; each name that is taken is a dependency of its own. */
const STATEMENTS = ['esm import', 'esm export import'];

type Build = Pick<
  Rspack.Compilation,
  'chunkGraph' | 'modules' | 'moduleGraph' | 'namedChunkGroups'
>;
/** A place in the code where something of a singleton is taken. */
type Use = { singleton: string; names: string[]; by: Rspack.Module | null };

/** What each screen and badge exports, and what it takes of each singleton, later chunks included. */
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
      const taken = uses.filter(({ by }) => by && modules.has(by));
      return [name, { exports: exportsOf(build, exposed, name), uses: bySingleton(taken) }];
    }),
  );
}

/** What the build of a shell gives of each of its singletons. */
export function providedNames(build: Build, singletons: readonly string[]): Names {
  return Object.fromEntries(
    singletons.map((singleton) => {
      const provided = sharedModule(build, 'provide', singleton).flatMap(
        (module) => build.moduleGraph.getOutgoingConnections(module)[0]?.module ?? [],
      );
      const names = exportsOf(build, provided[0], singleton);
      // What is no ES module is its own default to the ones that import it.
      return [singleton, isFacade(singleton) ? names : [...names, 'default'].sort()];
    }),
  );
}

/** How the bundler calls the modules that stand for a singleton. */
function sharedModule({ modules }: Build, does: 'provide' | 'consume', singleton: string) {
  const beginning = `${does} shared module (default) ${singleton}@`;
  return [...modules].filter((module) => module.identifier().startsWith(beginning));
}

function exportsOf({ moduleGraph }: Build, module: Rspack.Module | undefined, name: string) {
  const names = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`the build does not tell what ${name} exports`);
  return [...names].sort();
}

/** All modules of a screen's chunks, and of those that it loads later. */
function modulesOf({ chunkGraph, namedChunkGroups }: Build, name: string): Set<Rspack.Module> {
  const first = namedChunkGroups.get(name);
  const groups = new Map(first && [[first.index, first]]);
  // A map goes on to what is added while it is walked.
  for (const group of groups.values()) {
    for (const later of group.childrenIterable) groups.set(later.index, later);
  }
  const chunks = [...groups.values()].flatMap((group) => group.chunks);
  return new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
}

/** Every use of a singleton that is left once unused code is gone. */
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

/** `React.useId` may be `useId` of the default: both have to be there. */
function namesIn([first = WHOLE_MODULE, second]: string[] = []): string[] {
  return first === 'default' && second !== undefined ? [first, second] : [first];
}

function bySingleton(uses: readonly Use[]): Names {
  const names = new Map<string, Set<string>>();
  for (const { singleton, names: taken } of uses)
    names.set(singleton, new Set([...(names.get(singleton) ?? []), ...taken]));
  return Object.fromEntries([...names].map(([singleton, all]) => [singleton, [...all].sort()]));
}
