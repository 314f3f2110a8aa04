/** The oldest browsers that the app supports, for builds and checks. */

/** The oldest version of each browser, on desktop and mobile. */
export const OLDEST_VERSIONS = { chrome: '115', safari: '16.4', firefox: '121' };

/** The newest edition of ECMAScript that all of them support completely. */
export const ES_VERSION = 2023;

/** The browserslist queries, by which the bundler lowers syntax and prefixes styles. */
export const BROWSERSLIST = Object.entries(OLDEST_VERSIONS).map(
  ([name, oldest]) => `${name} >= ${oldest}`,
);
