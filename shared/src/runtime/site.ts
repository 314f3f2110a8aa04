import { siteOf } from '../addresses/site.ts';
import { page } from './page.ts';

const site = siteOf(page.composition);

/** Caches the result by address: every link asks at every render, and the mounts never change. */
function memoised<Result>(compute: (href: string) => Result): (href: string) => Result {
  const results = new Map<string, Result>();
  return (href) => {
    const known = results.get(href);
    if (known !== undefined || results.has(href)) return known as Result;
    const result = compute(href);
    results.set(href, result);
    return result;
  };
}

/** Returns the mount at `href`, enabled or not. */
export const mountAt = memoised(site.mountAt);

/** Returns true if this hotel has a screen at `href`; the app renders no other links. */
export const canOpen = memoised(site.canOpen);
