/**
 * The runtime of a remote's container, built into its entry in the place of the 28 KB of
 * @module-federation/webpack-bundler-runtime, whose contract with the bundler it keeps: a page
 * hands its share scope in, and what a screen shares is taken from there
 * (docs/decisions/0013-the-package-builds-its-runtime-stays-out.md).
 */

type Factory = () => unknown;

/** One version of a shared module, as webpack 5 and Module Federation 2 write it into a scope. */
type Shared = { get(): Factory | Promise<Factory>; lib?: Factory; loaded?: unknown };
type ShareScope = Record<string, Record<string, Shared>>;

type Id = string | number;

/** The bundler's own runtime, as far as it is used here, by the bundler's names. */
type Bundler = {
  /** Share scopes by their names. */
  S: { default?: ShareScope };
  /** Modules, each by the function that fills it. */
  m: Record<Id, (module: { exports: unknown }) => void>;
};

type Chunk = {
  webpackRequire: Bundler;
  chunkId: Id;
  /** What the chunk waits for. */
  promises: Promise<void>[];
  chunkMapping: Record<Id, Id[]>;
  moduleToHandlerMapping: Record<Id, { shareKey: string }>;
};

/** What the page has loaded already, else what it was offered first: its own. */
function take(scope: ShareScope | undefined, key: string): Factory | Promise<Factory> {
  const versions = Object.values(scope?.[key] ?? {});
  const shared = versions.find(({ lib, loaded }) => lib || loaded) ?? versions[0];
  if (!shared) throw new Error(`The page does not share ${key}`);
  return shared.lib ?? shared.get();
}

const bundlerRuntime = {
  S: {},

  init: () => ({}),

  /** Asked for by every entry, though ours runs nothing that is shared: screens do. */
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

  /** Puts the shared modules that a chunk needs among its modules; rejects where the page has none. */
  consumes({ webpackRequire, chunkId, promises, chunkMapping, moduleToHandlerMapping }: Chunk) {
    const install = async (id: Id) => {
      const factory = await take(
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
