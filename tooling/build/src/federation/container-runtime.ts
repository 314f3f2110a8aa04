/**
 * The runtime of a remote's container. It replaces the 28 KB of
 * @module-federation/webpack-bundler-runtime in the entry and keeps its contract with the bundler: the
 * page passes its share scope, and screens take shared modules from it
 * (docs/decisions/0013-the-package-builds-its-runtime-stays-out.md).
 */

type Factory = () => unknown;

/** A version of a shared module, as webpack 5 and Module Federation 2 store it. */
type Shared = { get(): Factory | Promise<Factory>; lib?: Factory; loaded?: unknown };
type ShareScope = Record<string, Record<string, Shared>>;

type Id = string | number;

/** The parts of the bundler's runtime that are used here, by the bundler's names. */
type Bundler = {
  /** Share scopes by name. */
  S: { default?: ShareScope };
  /** Module factories by id. */
  m: Record<Id, (module: { exports: unknown }) => void>;
};

type Chunk = {
  webpackRequire: Bundler;
  chunkId: Id;
  /** The promises that the chunk waits for. */
  promises: Promise<void>[];
  chunkMapping: Record<Id, Id[]>;
  moduleToHandlerMapping: Record<Id, { shareKey: string }>;
};

/** Returns the loaded version of a module, or else the scope's first: the page's own. */
function factoryOf(scope: ShareScope | undefined, key: string): Factory | Promise<Factory> {
  const versions = Object.values(scope?.[key] ?? {});
  const shared = versions.find(({ lib, loaded }) => lib || loaded) ?? versions[0];
  if (!shared) throw new Error(`The page does not share ${key}`);
  return shared.lib ?? shared.get();
}

const bundlerRuntime = {
  S: {},

  init: () => ({}),

  /** Called by every entry; ours consumes no shared module, only screens do. */
  installInitialConsumes() {},

  initContainerEntry({
    webpackRequire,
    shareScope,
  }: {
    webpackRequire: Bundler;
    shareScope: ShareScope;
  }) {
    webpackRequire.S.default = shareScope;
  },

  /** Installs the shared modules of a chunk; rejects if the page does not share one. */
  consumes({ webpackRequire, chunkId, promises, chunkMapping, moduleToHandlerMapping }: Chunk) {
    const install = async (id: Id) => {
      const factory = await factoryOf(
        webpackRequire.S.default,
        moduleToHandlerMapping[id]?.shareKey ?? '',
      );
      webpackRequire.m[id] = (module) => {
        module.exports = factory();
      };
    };
    promises.push(...(chunkMapping[chunkId] ?? []).map(install));
  },
};

export default { bundlerRuntime };
