import {
  PRELOADED_QUERIES_ELEMENT,
  type PreloadedQuery,
  SUB_CATEGORY_PLACEHOLDER,
} from '@foyer/shared/contracts/inline-page.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';

/**
 * Sends the screen's first queries to the provider, as this hotel's guest on this device. The API
 * client takes the responses (`shared/src/runtime/api.ts`).
 */
export function preloadQueries(): Record<string, PreloadedQuery> | undefined {
  try {
    const json = document.getElementById(PRELOADED_QUERIES_ELEMENT)?.textContent ?? '{}';
    const { slug, paths = [] } = JSON.parse(json) as { slug?: string; paths?: string[] };
    const token = localStorage.getItem(LOCAL.token);
    const user = JSON.parse(localStorage.getItem(LOCAL.user) ?? '{}');
    if (!token || !navigator.onLine || user.hotel.slug !== slug) return undefined;
    const category = location.pathname.split('/')[4] ?? '';
    const isCategory = /^[\w-]+$/.test(category);
    return Object.fromEntries(
      paths
        .filter((path) => isCategory || !path.includes(SUB_CATEGORY_PLACEHOLDER))
        .map((path) => path.replace(SUB_CATEGORY_PLACEHOLDER, category))
        .map((path) => [path, { token, response: responseTo(path, token) }]),
    );
  } catch {
    // Storage is blocked, or another app wrote it.
    return undefined;
  }
}

async function responseTo(path: string, token: string): Promise<Response | undefined> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  return fetch(`/api${path}`, { headers, cache: 'no-store' }).catch(() => undefined);
}
