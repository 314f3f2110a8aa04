/** Path of the provider's API at this gateway. */
export const API_PATH = '/api';

/** Returns the base URL without a trailing slash. */
function root(base: string): string {
  return new URL(base).href.replace(/\/$/, '');
}

/**
 * Tells whether a target stays below the base. It rejects path traversal, also by double encoding or by
 * `..;`, which Java servers treat as `..`.
 */
export function isBelow(target: string, base: string): boolean {
  if (/%(?:2e|2f|5c|00)|\\|\/\.\.(?:;|%3b)/i.test(target.slice(base.length))) return false;
  return new URL(target).href.startsWith(`${root(base)}/`);
}

/**
 * Rewrites a redirect for the browser. Targets below the provider's base lead through this gateway,
 * and the rest of the provider's host is unreachable.
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
  return path.startsWith('/broadcasting/') ? path : API_PATH + path;
}
