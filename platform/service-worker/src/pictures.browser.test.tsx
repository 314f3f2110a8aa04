import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheShownPictures, registerPictureCache } from './pictures.ts';

const address = `${location.origin}/api/media/grand-plaza/dining.avif`;
const event = Object.assign(new Event('message'), {
  waitUntil: () => undefined,
}) as ExtendableEvent;

/** Lists the cached addresses after a page showed these pictures. */
async function cachedAfter(...addresses: unknown[]): Promise<string[]> {
  await cacheShownPictures(event, addresses);
  const cache = await caches.open(`${WORKER_CACHE_PREFIX}pictures`);
  return (await cache.keys()).map(({ url }) => url);
}

// Only a worker's global scope has these classes; Workbox checks events against them.
beforeEach(() => {
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', class extends Event {});
});

const answers = (headers: Record<string, string>, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response('bytes', { status, headers }));

afterEach(async () => {
  vi.unstubAllGlobals();
  await caches.delete(`${WORKER_CACHE_PREFIX}pictures`);
});

test('caches a picture that a page showed', async () => {
  answers({ 'Content-Type': 'image/avif', 'Content-Length': '2000000' });
  expect(await cachedAfter(address)).toEqual([address]);
});

test.each([
  ["APP-07 a captive portal's page", { 'Content-Type': 'text/html' }, 200],
  ['an error', { 'Content-Type': 'image/avif' }, 404],
  [
    'a picture above the size limit',
    { 'Content-Type': 'image/avif', 'Content-Length': '2000001' },
    200,
  ],
])('%s is not cached as a picture', async (_, headers, status) => {
  answers(headers, status);
  expect(await cachedAfter(address)).toEqual([]);
});

test('does not fetch pictures of other origins or invalid addresses', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(
    await cachedAfter('https://elsewhere.test/a.avif', `${location.origin}.test/a.avif`, 7),
  ).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

/** Sends a page's request to the worker and returns whether the worker answers it. */
async function answersPage(url: string, destination: RequestDestination): Promise<boolean> {
  const begun: Promise<unknown>[] = [];
  const respondWith = vi.fn((response: Promise<Response>) => void begun.push(response));
  const waitUntil = (work: Promise<unknown>) => void begun.push(work);
  const request = Object.defineProperty(new Request(url), 'destination', { value: destination });
  dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith, waitUntil }));
  await Promise.all(begun);
  return respondWith.mock.calls.length > 0;
}

test('handles same-origin pictures and leaves all other requests to the network', async () => {
  answers({ 'Content-Type': 'image/avif' });
  registerPictureCache();
  expect(await answersPage(address, 'image')).toBe(true);
  expect(await answersPage(`${location.origin}/api/hotels/grand-plaza`, '')).toBe(false);
  expect(await answersPage('https://elsewhere.test/a.avif', 'image')).toBe(false);
  expect(await answersPage(`${location.origin}/-/releases/a/1.0.0/a.svg`, 'image')).toBe(false);
});
