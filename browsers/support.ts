/** What the declared browsers have, by MDN's data. */

import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
// As a script: a test runner would read 20 MB of JSON as code, for twelve seconds.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST } from './declared.ts';

const BROWSERS: [name: BrowserName, oldest: string][] = [
  ['chrome', OLDEST.chrome],
  ['chrome_android', OLDEST.chrome],
  ['safari', OLDEST.safari],
  ['safari_ios', OLDEST.safari],
  ['firefox', OLDEST.firefox],
  ['firefox_android', OLDEST.firefox],
];

/** Versions are numbers, `≤` and a number, `preview`, or false and null for never. */
function reached(version: unknown, oldest: string): boolean {
  if (typeof version !== 'string' || !/\d/.test(version)) return false;
  return version.replace('≤', '').localeCompare(oldest, 'en', { numeric: true }) <= 0;
}

function has(support: SimpleSupportStatement, oldest: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = support;
  if (flags ?? prefix ?? alternative_name) return false;
  return reached(version_added, oldest) && !reached(version_removed, oldest);
}

/** The declared browsers without a feature; none where nothing is known of it. */
export function missingIn(feature: Identifier | undefined): string[] {
  const known = feature?.__compat?.support;
  if (!known) return [];
  return BROWSERS.filter(([name, oldest]) => {
    const support = known[name] as SimpleSupportStatement | SimpleSupportStatement[] | undefined;
    return support && ![support].flat().some((one) => has(one, oldest));
  }).map(([name, oldest]) => `${name} ${oldest}`);
}

const { api } = bcd;
const builtins = bcd.javascript.builtins as Identifier;

/** A feature of the web's interfaces by its page of MDN, as `URL/canParse_static`. */
export function featureAt(page: string): Identifier | undefined {
  return page.split('/').reduce<Identifier | undefined>((found, key) => found?.[key], api);
}

/** What a script may name without declaring it: an interface, a member of the window. */
export function globalFeature(name: string): Identifier | undefined {
  return api[name] ?? api.Window?.[name] ?? builtins[name];
}

/** A member of something global or of its instances: `URL.canParse`, `Set.union`. */
export function memberFeature(owner: string, name: string): Identifier | undefined {
  return api[owner]?.[`${name}_static`] ?? api[owner]?.[name] ?? builtins[owner]?.[name];
}
