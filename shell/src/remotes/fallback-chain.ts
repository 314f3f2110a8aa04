import type { OutcomeKind } from '@foyer/releases/contracts';
import type { Composition, RemoteSource } from '@foyer/shared/contracts/composition.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { type TimeLimit, TimeoutError, timeLimit } from '../lib/time-limit.ts';
import type { FailedReleases } from './failed-releases.ts';
import type { LoaderDeps } from './federation.ts';
import { report } from './report.ts';
import { isExpectedError, isFailedImport, ScreenError } from './screen-error.ts';

/** Tells whether a module exports a component, as screens, badges and contributions do. */
export function isScreen(module: unknown): module is ScreenModule {
  return typeof (module as Partial<ScreenModule> | null)?.Component === 'function';
}

/** The name of a remote and of one of its screens. */
export type ScreenId = { remote: string; screen: string };

export type FallbackChain = ReturnType<typeof createFallbackChain>;

/**
 * Loads one screen of a remote with fallback (FAULT-01 to FAULT-07). Code and loader share one time
 * limit. A failed import is retried without the cache, then the previous good release is tried. After
 * a timeout the error card shows, and the remaining releases are tried behind it.
 * Releases that failed are tried last.
 */
export function createFallbackChain(
  { remote, screen }: ScreenId,
  remotes: Composition['remotes'],
  deps: LoaderDeps,
  failed: FailedReleases,
  timeLimitMs: number,
) {
  /** Loaded modules, by the release's entry. */
  const modules = new Map<string, ScreenModule>();
  /** Modules that have rendered without an error. */
  const rendered = new Set<ScreenModule>();
  /** The release that the screen runs from. */
  let active: RemoteSource | undefined;

  const sources = () => remotes.find(({ name }) => name === remote)?.sources ?? [];
  const loaded = () => active && modules.get(active.entry);

  function reportOutcome(version: string, kind: OutcomeKind, cause?: unknown): void {
    report({ remote, version, screen, kind }, cause);
  }

  /** Lists the releases that have this screen, in the order of trying. */
  function orderedReleases(): RemoteSource[] {
    const rank = (source: RemoteSource) =>
      failed.has(remote, source.version) ? 2 : source === active ? 0 : 1;
    return sources()
      .filter(({ screens }) => Object.hasOwn(screens, screen))
      .toSorted((one, other) => rank(one) - rank(other));
  }

  /** Tells whether another release remains that has not failed. */
  function hasRemaining(): boolean {
    return orderedReleases().some(
      (source) => source !== active && !failed.has(remote, source.version),
    );
  }

  async function loadModule(source: RemoteSource): Promise<ScreenModule> {
    const known = modules.get(source.entry);
    if (known) return known;
    try {
      const module = await deps.importExpose(source, screen);
      if (!isScreen(module)) throw new Error(`${remote}/${screen} exports no Component`);
      modules.set(source.entry, module);
      return module;
    } finally {
      // A load that timed out continues, and may still add its stylesheets.
      if (active && active !== source) deps.applyStyles(source, screen, false);
    }
  }

  async function loadWithRetry(source: RemoteSource, limit: TimeLimit, failure: ScreenError) {
    try {
      return await limit.race(loadModule(source));
    } catch (error) {
      // After a timeout, a retry would wait for the same pending request.
      if (error instanceof TimeoutError) throw error;
    }
    const isHealthy = await limit.race(deps.refetch(source, screen));
    try {
      return await limit.race(loadModule(source));
    } catch (error) {
      if (isHealthy) {
        failure.brokenImport = true;
        failure.needsReload ||= isFailedImport(error);
      }
      throw error;
    }
  }

  /** Makes this release run the screen, and enables only its styles. */
  function activate(source: RemoteSource, startedAt: number): void {
    const all = sources();
    // On every open, because another screen may have disabled a shared sheet.
    for (const one of all) deps.applyStyles(one, screen, one === source);
    if (active === source) return;
    active = source;
    const kind = source === all[0] ? 'loaded' : 'fell-back';
    const ms = Math.round(performance.now() - startedAt);
    report({ remote, version: source.version, screen, kind, ms });
  }

  return {
    /**
     * Loads the screen, runs `begin` (its loader) and returns its result. Throws `ScreenError`, or the
     * error of `begin` if it is not the release's fault.
     */
    async open<Result>(begin: (module: ScreenModule) => Result | Promise<Result>): Promise<Result> {
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
        releases = orderedReleases();
        for (const source of releases) {
          let kind: OutcomeKind = 'no-code';
          try {
            const module = await loadWithRetry(source, limit, failure);
            kind = 'threw';
            const result = await limit.race(Promise.resolve(begin(module)));
            activate(source, startedAt);
            return result;
          } catch (cause) {
            if (kind === 'threw' && isExpectedError(cause)) {
              activate(source, startedAt);
              throw cause;
            }
            failure.cause = cause;
            failure.timedOut = cause instanceof TimeoutError;
            reportOutcome(source.version, failure.timedOut ? 'timed-out' : kind, cause);
            if (active !== source) deps.applyStyles(source, screen, false);
            // A timeout counts only against the first release, which had the whole time.
            if (!failure.timedOut || source === releases[0]) failed.add(remote, source.version);
            if (failure.timedOut) break;
          }
        }
      } finally {
        limit.end();
      }
      failure.hasFallback = hasRemaining();
      if (!failure.hasFallback) reportOutcome(releases[0]?.version ?? 'no release', 'card');
      throw failure;
    },

    /** Loads the module of the first release without activating it. */
    async prefetch(): Promise<ScreenModule | undefined> {
      await deps.ensureManifest(remote);
      const [source] = orderedReleases();
      return source && loadModule(source);
    },

    /** Returns the module that the screen runs from. */
    loaded,

    /** Returns the version of the release that the screen runs from. */
    version: () => active?.version,

    /** Marks the screen as rendered: later errors do not cause a fallback. */
    markRendered(): void {
      const module = loaded();
      if (module) rendered.add(module);
    },

    /** Tells whether the screen, which threw, can fall back: it has never rendered. */
    canFallBack(): boolean {
      const module = loaded();
      return module !== undefined && !rendered.has(module) && hasRemaining();
    },

    /** Reports a render error. The release is tried last if the screen has never rendered. */
    recordThrow(cause: unknown): void {
      const module = loaded();
      if (!module || !active) return;
      const { version } = active;
      reportOutcome(version, 'threw', cause);
      if (!rendered.has(module)) failed.add(remote, version);
      if (rendered.has(module) || !hasRemaining()) reportOutcome(version, 'card');
    },
  };
}
