import {
  AFTER_PAINT_ELEMENT,
  PRELOADED_QUERIES_ELEMENT,
} from '@foyer/shared/contracts/inline-page.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAfterPaint } from './after-paint.ts';
import { preloadQueries } from './preloaded-queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link[data-test]')) link.remove();
});

/** Adds the element with the paths, and a guest of a hotel. */
function withPaths(paths: string[], slug = 'grand-plaza'): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PRELOADED_QUERIES_ELEMENT;
  element.textContent = JSON.stringify({ slug: 'grand-plaza', paths });
  document.body.append(element);
  localStorage.setItem(LOCAL.token, 'token');
  localStorage.setItem(LOCAL.user, JSON.stringify({ hotel: { slug } }));
}

function stubFetch() {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls;
}

test('SHELL-73 API-93 sends the queries of the page as this guest, without one for an unknown sub-category', () => {
  withPaths(['/threads', '/categories/{}']);
  const requests = stubFetch();
  expect(Object.keys(preloadQueries() ?? {})).toEqual(['/threads']);
  const headers = { Accept: 'application/json', Authorization: 'Bearer token' };
  expect(requests()).toEqual([['/api/threads', { headers, cache: 'no-store' }]]);
});

test('SHELL-95 sends no query for a guest of another hotel, a signed-out visitor, or with a foreign storage', () => {
  const requests = stubFetch();
  withPaths(['/threads'], 'seaside-inn');
  expect(preloadQueries()).toBeUndefined();
  localStorage.setItem(LOCAL.user, '{');
  expect(preloadQueries()).toBeUndefined();
  localStorage.clear();
  expect(preloadQueries()).toBeUndefined();
  expect(requests()).toEqual([]);
});

test('loads links and pictures in drawings after the first paint', async () => {
  document.body.innerHTML = `<svg aria-hidden="true"><image data-href="data:image/png,one"></image></svg><template id="${AFTER_PAINT_ELEMENT}"><link data-test rel="preload" as="font" href="data:font/woff2,x" crossorigin></template>`;
  loadAfterPaint();
  expect(document.head.querySelector('link[data-test]')).toBeNull();
  await expect.poll(() => document.head.querySelector('link[data-test]')).not.toBeNull();
  expect(document.querySelector('image')?.getAttribute('href')).toBe('data:image/png,one');
});
