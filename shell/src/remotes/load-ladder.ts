import type { Composition, RemoteSource } from '@foyer/shared/contracts/composition';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { ScreenError } from './screen-error.ts';
import { TimedOut, within } from './within.ts';

/** What the ladder does to the page; passed in, so that the rules can be tested without one. */
export type Ground = {
  /** Imports a screen of this release. */
  importScreen(source: RemoteSource, screen: string): Promise<unknown>;
  /** Fetches the screen's files past the HTTP cache; true when all of them came as they should. */
  refetch(source: RemoteSource, screen: string): Promise<boolean>;
  /** Puts a screen's stylesheets of this release in force, or out of it. */
  applyStyles(source: RemoteSource, screen: string, applied: boolean): void;
};

function isScreen(module: unknown): module is ScreenModule {
  return typeof (module as Partial<ScreenModule> | null)?.Component === 'function';
}

/**
 * Loads screens of remotes (design section 3): within the budget, once more past the cache, then
 * from the previous good release; only success is remembered. The release that worked last is
 * asked first, so that a page does not go back and forth between two.
 */
export function createLadder(remotes: Composition['remotes'], ground: Ground, budget: number) {
  const loaded = new Map<string, { module: ScreenModule; source: RemoteSource }>();
  const loading = new Map<string, Promise<ScreenModule>>();
  const settledOn = new Map<string, RemoteSource>();

  /** Only the release that a screen runs from may style it. */
  function dress(remote: string, source: RemoteSource, screen: string): void {
    const shown = loaded.get(`${remote}/${screen}`)?.source === source;
    ground.applyStyles(source, screen, shown);
  }

  async function attempt(remote: string, source: RemoteSource, screen: string) {
    const work = ground.importScreen(source, screen);
    try {
      const module = await within(work, budget);
      if (!isScreen(module)) throw new Error(`${remote}/${screen} exports no Component`);
      return module;
    } catch (error) {
      // What was given up goes on, and may still bring its stylesheets.
      const late = () => dress(remote, source, screen);
      if (error instanceof TimedOut) work.then(late, late);
      throw error;
    }
  }

  async function climb(remote: string, screen: string): Promise<ScreenModule> {
    const known = remotes.find(({ name }) => name === remote)?.sources ?? [];
    const settled = settledOn.get(remote);
    const sources = settled ? [settled, ...known.filter((source) => source !== settled)] : known;
    const found = { stuck: false, hung: false, cause: undefined as unknown };
    for (const source of sources) {
      try {
        const module = await attempt(remote, source, screen).catch(async (error: unknown) => {
          // What hangs goes on hanging; a plain retry would only wait for the same answer.
          if (error instanceof TimedOut) throw error;
          if (await ground.refetch(source, screen)) found.stuck = true;
          return attempt(remote, source, screen);
        });
        settledOn.set(remote, source);
        loaded.set(`${remote}/${screen}`, { module, source });
        dress(remote, source, screen);
        return module;
      } catch (cause) {
        found.cause = cause;
        if (cause instanceof TimedOut) found.hung = true;
        console.warn(`${remote} ${source.version}: the screen ${screen} did not load`, cause);
        dress(remote, source, screen);
      }
    }
    throw new ScreenError(remote, screen, found);
  }

  return {
    /** The screen's module, loaded at most once. */
    load(remote: string, screen: string): Promise<ScreenModule> {
      const key = `${remote}/${screen}`;
      const under = loading.get(key);
      if (under) return under;
      const work = climb(remote, screen);
      loading.set(key, work);
      work.catch(() => loading.delete(key));
      return work;
    },

    /** The module of a screen that has been loaded. */
    loaded: (remote: string, screen: string): ScreenModule | undefined =>
      loaded.get(`${remote}/${screen}`)?.module,
  };
}
