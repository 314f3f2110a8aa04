/** Looks up features of the supported browsers in MDN's data. */

import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
// Imported as a script: a test runner would transform 20 MB of JSON in twelve seconds.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST_VERSIONS } from './oldest-versions.ts';

const BROWSERS: [name: BrowserName, oldest: string][] = [
  ['chrome', OLDEST_VERSIONS.chrome],
  ['chrome_android', OLDEST_VERSIONS.chrome],
  ['safari', OLDEST_VERSIONS.safari],
  ['safari_ios', OLDEST_VERSIONS.safari],
  ['firefox', OLDEST_VERSIONS.firefox],
  ['firefox_android', OLDEST_VERSIONS.firefox],
];

/** Compares a version. It is a number, `≤` and a number, `preview`, or false and null for never. */
function isReached(version: unknown, oldest: string): boolean {
  if (typeof version !== 'string' || !/\d/.test(version)) return false;
  return version.replace('≤', '').localeCompare(oldest, 'en', { numeric: true }) <= 0;
}

function has(support: SimpleSupportStatement, oldest: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = support;
  if (flags ?? prefix ?? alternative_name) return false;
  return isReached(version_added, oldest) && !isReached(version_removed, oldest);
}

/** Returns the supported browsers without a feature; none for an unknown feature. */
export function browsersWithout(feature: Identifier | undefined): string[] {
  const known = feature?.__compat?.support;
  if (!known) return [];
  return BROWSERS.filter(([name, oldest]) => {
    const support = known[name] as SimpleSupportStatement | SimpleSupportStatement[] | undefined;
    return support && ![support].flat().some((one) => has(one, oldest));
  }).map(([name, oldest]) => `${name} ${oldest}`);
}

const { api } = bcd;
const builtins = bcd.javascript.builtins as Identifier;

/** Returns the feature of an MDN page, such as `URL/canParse_static`. */
export function featureAt(page: string): Identifier | undefined {
  return page.split('/').reduce<Identifier | undefined>((found, key) => found?.[key], api);
}

/** Returns the feature of a global name: an interface or a member of the window. */
export function globalFeature(name: string): Identifier | undefined {
  return api[name] ?? api.Window?.[name] ?? builtins[name];
}

/**
 * Returns the feature of a member of a global or of its instances: `URL.canParse`, `Set.union`,
 * `navigator.share`.
 */
export function memberFeature(owner: string, name: string): Identifier | undefined {
  // A global object such as `navigator` has the name of its interface, but for the capital.
  const known =
    api[owner] ?? builtins[owner] ?? api[owner.charAt(0).toUpperCase() + owner.slice(1)];
  return known?.[`${name}_static`] ?? known?.[name];
}
