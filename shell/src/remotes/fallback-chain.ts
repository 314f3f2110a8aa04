import type { OutcomeKind } from '@foyer/releases/contracts';
import type { Composition, RemoteSource } from '@foyer/shared/contracts/composition.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { type TimeLimit, TimeoutError, timeLimit } from '../lib/time-limit.ts';
import type { FailedReleases } from './failed-releases.ts';
import { report } from './report.ts';
import { isExpectedError, isFailedImport, ScreenError } from './screen-error.ts';

/** Page operations of the fallback chain. Passed in, so that it can be tested without a page. */
export type LoaderDeps = {
  /** Fetches the integrity manifest, unless the page already knows this remote's releases. */
  ensureManifest(remote?: string): Promise<void>;
  /** Imports a module that the release exposes. Screens are exposed by their name. */
  importExpose(source: RemoteSource, expose: string): Promise<unknown>;
  /** Fetches the screen's files without the HTTP cache. True if all arrive intact. */
  refetch(source: RemoteSource, screen: string): Promise<boolean>;
  /** Enables or disables a screen's stylesheets of this release. */
  applyStyles(source: RemoteSource, screen: string, applied: boolean): void;
};

function isScreen(module: unknown): module is ScreenModule {
  return typeof (module as Partial<ScreenModule> | null)?.Component === 'function';
}

const keyOf = (remote: string, screen: string) => `${remote}/${screen}`;

/**
 * Loads screens of remotes with fallback (FAULT-01 to FAULT-07). Code and loader share one time
 * limit. A failed import is retried without the cache, then the previous good release is tried. After
 * a timeout the error card shows, and the remaining releases are tried behind it.
 * Releases that failed are tried last.
 */
export function createFallbackChain(
  remotes: Composition['remotes'],
  deps: LoaderDeps,
  failed: FailedReleases,
  timeLimitMs: number,
) {
  /** Loaded modules, by the release's entry and the screen. */
  const modules = new Map<string, ScreenModule>();
  /** The release that each screen runs from. */
  const active = new Map<string, RemoteSource>();
  /** Modules that have rendered without an error. */
  const rendered = new Set<ScreenModule>();

  const sourcesOf = (remote: string) => remotes.find(({ name }) => name === remote)?.sources ?? [];
  const moduleOf = (source: RemoteSource, screen: string) =>
    modules.get(`${source.entry} ${screen}`);

  function loaded(remote: string, screen: string): ScreenModule | undefined {
    const source = active.get(keyOf(remote, screen));
    return source && moduleOf(source, screen);
  }

  /** Lists the releases that have this screen, in the order of trying. */
  function orderedReleases(remote: string, screen: string): RemoteSource[] {
    const current = active.get(keyOf(remote, screen));
    const rank = (source: RemoteSource) =>
      failed.has(remote, source.version) ? 2 : source === current ? 0 : 1;
    return sourcesOf(remote)
      .filter(({ screens }) => Object.hasOwn(screens, screen))
      .toSorted((one, other) => rank(one) - rank(other));
  }

  /** Tells whether another release remains that has not failed. */
  function hasRemaining(remote: string, screen: string): boolean {
    const current = active.get(keyOf(remote, screen));
    return orderedReleases(remote, screen).some(
      (source) => source !== current && !failed.has(remote, source.version),
    );
  }

  async function loadModule(remote: string, source: RemoteSource, screen: string) {
    const known = moduleOf(source, screen);
    if (known) return known;
    try {
      const module = await deps.importExpose(source, screen);
      if (!isScreen(module)) throw new Error(`${remote}/${screen} exports no Component`);
      modules.set(`${source.entry} ${screen}`, module);
      return module;
    } finally {
      // A load that timed out continues, and may still add its stylesheets.
      const current = active.get(keyOf(remote, screen));
      if (current && current !== source) deps.applyStyles(source, screen, false);
    }
  }

  async function loadWithRetry(
    remote: string,
    source: RemoteSource,
    screen: string,
    limit: TimeLimit,
    failure: ScreenError,
  ): Promise<ScreenModule> {
    try {
      return await limit.race(loadModule(remote, source, screen));
    } catch (error) {
      // After a timeout, a retry would wait for the same pending request.
      if (error instanceof TimeoutError) throw error;
    }
    const isHealthy = await limit.race(deps.refetch(source, screen));
    try {
      return await limit.race(loadModule(remote, source, screen));
    } catch (error) {
      if (isHealthy) {
        failure.brokenImport = true;
        failure.needsReload ||= isFailedImport(error);
      }
      throw error;
    }
  }

  /** Makes this release run the screen, and enables only its styles. */
  function activate(remote: string, source: RemoteSource, screen: string, startedAt: number): void {
    const key = keyOf(remote, screen);
    const all = sourcesOf(remote);
    // On every open, because another screen may have disabled a shared sheet.
    for (const one of all) deps.applyStyles(one, screen, one === source);
    if (active.get(key) === source) return;
    active.set(key, source);
    const kind = source === all[0] ? 'loaded' : 'fell-back';
    const ms = Math.round(performance.now() - startedAt);
    report({ remote, version: source.version, screen, kind, ms });
  }

  return {
    /**
     * Loads a screen, runs `begin` (its loader) and returns its result. Throws `ScreenError`, or the
     * error of `begin` if it is not the release's fault.
     */
    async open<Result>(
      remote: string,
      screen: string,
      begin: (module: ScreenModule) => Result | Promise<Result>,
    ): Promise<Result> {
      const failure = new ScreenError(remote, screen);
      const limit = timeLimit(timeLimitMs);
      const startedAt = performance.now();
      let releases: RemoteSource[] = [];
      try {
        await limit.race(deps.ensureManifest(remote)).catch((cause) => {
          failure.cause = cause;
          // Only a new document has another manifest.
          failure.needsReload = cause.name === 'OutdatedManifest';
        });
        releases = orderedReleases(remote, screen);
        for (const source of releases) {
          let kind: OutcomeKind = 'no-code';
          try {
            const module = await loadWithRetry(remote, source, screen, limit, failure);
            kind = 'threw';
            const result = await limit.race(Promise.resolve(begin(module)));
            activate(remote, source, screen, startedAt);
            return result;
          } catch (cause) {
            if (kind === 'threw' && isExpectedError(cause)) {
              activate(remote, source, screen, startedAt);
              throw cause;
            }
            failure.cause = cause;
            failure.timedOut = cause instanceof TimeoutError;
            if (failure.timedOut) kind = 'timed-out';
            const { version } = source;
            report({ remote, version, screen, kind }, cause);
            if (active.get(keyOf(remote, screen)) !== source)
              deps.applyStyles(source, screen, false);
            // A timeout counts only against the first release, which had the whole time.
            if (!failure.timedOut || source === releases[0]) failed.add(remote, source.version);
            if (failure.timedOut) break;
          }
        }
      } finally {
        limit.end();
      }
      failure.hasFallback = hasRemaining(remote, screen);
      const version = releases[0]?.version ?? 'no release';
      if (!failure.hasFallback) report({ remote, version, screen, kind: 'card' });
      throw failure;
    },

    /** Loads the module of the first release without activating it. */
    async prefetch(remote: string, screen: string): Promise<ScreenModule | undefined> {
      await deps.ensureManifest(remote);
      const [source] = orderedReleases(remote, screen);
      return source && loadModule(remote, source, screen);
    },

    /** Returns the module that a screen runs from. */
    loaded,

    /** Returns the version of the release that a screen runs from. */
    version: (remote: string, screen: string): string | undefined =>
      active.get(keyOf(remote, screen))?.version,

    /** Marks the screen as rendered: later errors do not cause a fallback. */
    markRendered(remote: string, screen: string): void {
      const module = loaded(remote, screen);
      if (module) rendered.add(module);
    },

    /** Tells whether a screen that threw can fall back: it has never rendered. */
    canFallBack(remote: string, screen: string): boolean {
      const module = loaded(remote, screen);
      return module !== undefined && !rendered.has(module) && hasRemaining(remote, screen);
    },

    /** Reports a render error. The release is tried last if the screen has never rendered. */
    recordThrow(remote: string, screen: string, cause: unknown): void {
      const module = loaded(remote, screen);
      const version = active.get(keyOf(remote, screen))?.version;
      if (!module || version === undefined) return;
      report({ remote, version, screen, kind: 'threw' }, cause);
      if (!rendered.has(module)) failed.add(remote, version);
      if (rendered.has(module) || !hasRemaining(remote, screen))
        report({ remote, version, screen, kind: 'card' });
    },
  };
}
