/** Where the provider's base stands at this gateway. */
export const API = '/api';

/** The base as every address below it begins. */
function root(base: string): string {
  return new URL(base).href.replace(/\/$/, '');
}

/**
 * False for anything that could climb out of the base, also once somebody decodes it again or, as
 * Java's servers do, takes `..;` for `..`.
 */
export function isBelow(target: string, base: string): boolean {
  if (/%(?:2e|2f|5c|00)|\\|\/\.\.(?:;|%3b)/i.test(target.slice(base.length))) return false;
  return new URL(target).href.startsWith(`${root(base)}/`);
}

/**
 * A redirect as the browser can follow it: what lies below the provider's base is reached through
 * this gateway, the rest of the provider's host not at all.
 */
export function locationFor(
  location: string,
  target: string,
  providerUrl: string,
): string | undefined {
  const { href, origin } = new URL(location, target);
  if (origin !== new URL(providerUrl).origin) return href;
  if (!isBelow(href, providerUrl)) return undefined;
  const path = href.slice(root(providerUrl).length);
  return path.startsWith('/broadcasting/') ? path : API + path;
}
