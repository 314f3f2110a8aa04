import type { Composition, RemoteSource } from '@foyer/shared/contracts/composition';
import type { OutcomeKind } from '@foyer/shared/contracts/outcome';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { TimedOut, type TimeLimit, timeLimit } from '../ground/within.ts';
import { isFailedFetch, isNoFault } from './blame.ts';
import type { FailedReleases } from './failed-releases.ts';
import { report } from './report.ts';
import { type Failure, ScreenError } from './screen-error.ts';

/** What the ladder does to the page; passed in, so that the rules can be tested without one. */
export type Ground = {
  /** Brings what the page does not know yet of the remotes' releases; nothing where it has this one's. */
  detailsOf(remote?: string): Promise<void>;
  /** Imports what this release exposes by that name: a screen by its own. */
  importExpose(source: RemoteSource, expose: string): Promise<unknown>;
  /** Fetches the screen's files past the HTTP cache; true when all of them came as they should. */
  refetch(source: RemoteSource, screen: string): Promise<boolean>;
  /** Puts a screen's stylesheets of this release in force, or out of it. */
  applyStyles(source: RemoteSource, screen: string, applied: boolean): void;
};

function isScreen(module: unknown): module is ScreenModule {
  return typeof (module as Partial<ScreenModule> | null)?.Component === 'function';
}

const keyOf = (remote: string, screen: string) => `${remote}/${screen}`;

/**
 * Loads screens of remotes (FAULT-01 to FAULT-07): code and loader within the budget, a plain failure
 * once more past the cache, then from the previous good release. What hangs takes the whole
 * budget: the card shows, and what is left is tried behind it. A release that failed is asked last.
 */
export function createLadder(
  remotes: Composition['remotes'],
  ground: Ground,
  failed: FailedReleases,
  budget: number,
) {
  /** Code that came, by the release's entry and the screen. */
  const codes = new Map<string, ScreenModule>();
  /** The release that a screen runs from. */
  const chosen = new Map<string, RemoteSource>();
  /** The code that has been drawn without an error. */
  const drawn = new Set<ScreenModule>();

  const sourcesOf = (remote: string) => remotes.find(({ name }) => name === remote)?.sources ?? [];
  const codeOf = (source: RemoteSource, screen: string) => codes.get(`${source.entry} ${screen}`);

  function loaded(remote: string, screen: string): ScreenModule | undefined {
    const source = chosen.get(keyOf(remote, screen));
    return source && codeOf(source, screen);
  }

  /** The releases that have this screen, in the order in which they are asked. */
  function ladderOf(remote: string, screen: string): RemoteSource[] {
    const current = chosen.get(keyOf(remote, screen));
    const rank = (source: RemoteSource) =>
      failed.has(remote, source.version) ? 2 : source === current ? 0 : 1;
    return sourcesOf(remote)
      .filter(({ screens }) => Object.hasOwn(screens, screen))
      .toSorted((one, other) => rank(one) - rank(other));
  }

  /** Whether a release is left that has not failed and is not the one that runs. */
  function isLeft(remote: string, screen: string): boolean {
    const current = chosen.get(keyOf(remote, screen));
    return ladderOf(remote, screen).some(
      (source) => source !== current && !failed.has(remote, source.version),
    );
  }

  async function fetchCode(remote: string, source: RemoteSource, screen: string) {
    const known = codeOf(source, screen);
    if (known) return known;
    try {
      const module = await ground.importExpose(source, screen);
      if (!isScreen(module)) throw new Error(`${remote}/${screen} exports no Component`);
      codes.set(`${source.entry} ${screen}`, module);
      return module;
    } finally {
      // What was given up goes on, and may still bring its stylesheets.
      const current = chosen.get(keyOf(remote, screen));
      if (current && current !== source) ground.applyStyles(source, screen, false);
    }
  }

  async function bringCode(
    remote: string,
    source: RemoteSource,
    screen: string,
    limit: TimeLimit,
    failure: Failure,
  ): Promise<ScreenModule> {
    try {
      return await limit.of(fetchCode(remote, source, screen));
    } catch (error) {
      // What hangs goes on hanging; a plain retry would only wait for the same answer.
      if (error instanceof TimedOut) throw error;
    }
    const healthy = await limit.of(ground.refetch(source, screen));
    try {
      return await limit.of(fetchCode(remote, source, screen));
    } catch (error) {
      if (healthy) {
        failure.stuck = true;
        failure.kept ||= isFailedFetch(error);
      }
      throw error;
    }
  }

  /** From now on this release shows the screen, and it alone styles it. */
  function choose(remote: string, source: RemoteSource, screen: string, began: number): void {
    const key = keyOf(remote, screen);
    const all = sourcesOf(remote);
    // Every time: another screen that has a sheet in common may have put it out of force.
    for (const one of all) ground.applyStyles(one, screen, one === source);
    if (chosen.get(key) === source) return;
    chosen.set(key, source);
    const kind = source === all[0] ? 'loaded' : 'fell-back';
    const ms = Math.round(performance.now() - began);
    report({ remote, version: source.version, screen, kind, ms });
  }

  return {
    /**
     * Brings a screen and begins it (`begin` is its loader): gives what `begin` gives. Throws
     * `ScreenError`, or what `begin` threw where no release is to blame.
     */
    async open<Result>(
      remote: string,
      screen: string,
      begin: (module: ScreenModule) => Result | Promise<Result>,
    ): Promise<Result> {
      const failure: Failure = { stuck: false, kept: false, hung: false, left: false, cause: null };
      const limit = timeLimit(budget);
      const began = performance.now();
      let ladder: RemoteSource[] = [];
      try {
        await limit.of(ground.detailsOf(remote)).catch((cause) => {
          failure.cause = cause;
          // Only another document has others.
          failure.kept = cause.name === 'Outdated';
        });
        ladder = ladderOf(remote, screen);
        for (const source of ladder) {
          let fault: OutcomeKind = 'no-code';
          try {
            const module = await bringCode(remote, source, screen, limit, failure);
            fault = 'threw';
            const begun = await limit.of(Promise.resolve(begin(module)));
            choose(remote, source, screen, began);
            return begun;
          } catch (cause) {
            if (fault === 'threw' && isNoFault(cause)) {
              choose(remote, source, screen, began);
              throw cause;
            }
            failure.cause = cause;
            failure.hung = cause instanceof TimedOut;
            if (failure.hung) fault = 'timed-out';
            const { version } = source;
            report({ remote, version, screen, kind: fault }, cause);
            if (chosen.get(keyOf(remote, screen)) !== source)
              ground.applyStyles(source, screen, false);
            // Who had only the rest of the time is not to blame for its end.
            if (!failure.hung || source === ladder[0]) failed.add(remote, source.version);
            if (failure.hung) break;
          }
        }
      } finally {
        limit.end();
      }
      failure.left = isLeft(remote, screen);
      const version = ladder[0]?.version ?? 'no release';
      if (!failure.left) report({ remote, version, screen, kind: 'card' });
      throw new ScreenError(remote, screen, failure);
    },

    /** Fetches the code of the release that would be asked first, and decides nothing. */
    async prefetch(remote: string, screen: string): Promise<ScreenModule | undefined> {
      await ground.detailsOf(remote);
      const [source] = ladderOf(remote, screen);
      return source && fetchCode(remote, source, screen);
    },

    /** The module that a screen runs from. */
    loaded,

    /** The version of the release that it is of. */
    version: (remote: string, screen: string): string | undefined =>
      chosen.get(keyOf(remote, screen))?.version,

    /** The screen stands: what it throws from now on is no reason for another release. */
    wasDrawn(remote: string, screen: string): void {
      const module = loaded(remote, screen);
      if (module) drawn.add(module);
    },

    /** Whether a screen that threw may be tried from another release: it never stood. */
    mayFallBack(remote: string, screen: string): boolean {
      const module = loaded(remote, screen);
      return module !== undefined && !drawn.has(module) && isLeft(remote, screen);
    },

    /** Tells that a screen threw while it was drawn; its release is asked last if it never stood. */
    threw(remote: string, screen: string, cause: unknown): void {
      const module = loaded(remote, screen);
      const version = chosen.get(keyOf(remote, screen))?.version;
      if (!module || version === undefined) return;
      report({ remote, version, screen, kind: 'threw' }, cause);
      if (!drawn.has(module)) failed.add(remote, version);
      if (drawn.has(module) || !isLeft(remote, screen))
        report({ remote, version, screen, kind: 'card' });
    },
  };
}
