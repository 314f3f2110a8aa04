/** The oldest browsers a guest may come with: the one place that says it, for build and checks. */

/** Oldest version of each engine, on a desk as on a phone. */
export const OLDEST = { chrome: '115', safari: '16.4', firefox: '121' };

/** The newest edition of ECMAScript that all of them know whole. */
export const ES_EDITION = 2023;

/** The same for the bundler, which lowers syntax and prefixes styles for them. */
export const BROWSERSLIST = Object.entries(OLDEST).map(([name, oldest]) => `${name} >= ${oldest}`);
