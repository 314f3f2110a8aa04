/**
 * The names and types that a page's markup, its inline script (`shell/src/inline`) and the app share.
 * This file has no schema, because the script contains everything that it imports.
 */

/** Element id of the paths that the page preloads for a guest (`api/preloaded-queries.ts`). */
export const PRELOADED_QUERIES_ELEMENT = 'foyer-preloaded-queries';

/** Element id of the template with the links that the page loads after its first paint. */
export const AFTER_PAINT_ELEMENT = 'foyer-after-paint';

/** Element id of the notice that a press before hydration will be replayed. */
export const REPLAY_NOTICE_ELEMENT = 'foyer-replay-notice';

/** Placeholder in a path for the sub-category, which the page reads from its own address. */
export const SUB_CATEGORY_PLACEHOLDER = '{}';

/** A response that the page requested before its code loaded; undefined if the network failed. */
export type PreloadedQuery = { token: string; response: Promise<Response | undefined> };

/**
 * The functions and data that the page's inline script (`shell/src/inline/main.ts`) gives to the app, as
 * `foyerPage`. The app starts without it, too.
 */
export type InlinePage = {
  /** Records focus and guest before hydration changes the markup. */
  beginHydration(): void;
  /** Replays the guest's events after hydration. */
  finishHydration(): void;
  /** Preloaded responses by path, until hydration. Later they may be outdated. */
  preloadedQueries?: Record<string, PreloadedQuery> | undefined;
};

declare global {
  var foyerPage: InlinePage | undefined;
}
