import { GATEWAY_HEADER, WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheShownPictures, registerPictureCache } from './pictures.ts';

const address = `${location.origin}/api/media/grand-plaza/dining.avif`;
const icon = `${location.origin}/favicon.icon`;
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
  vi.stubGlobal(
    'fetch',
    async () => new Response('bytes', { status, headers: { [GATEWAY_HEADER]: '1', ...headers } }),
  );

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

/** Answers as a captive portal does: every address is its own picture, for a year. */
const fromPortal = () =>
  new Response('portal', {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=31536000' },
  });

test("FAULT-53 a captive portal's picture is not cached, and no page gets it", async () => {
  vi.stubGlobal('fetch', async () => fromPortal());
  expect(await cachedAfter(icon)).toEqual([]);
  registerPictureCache();
  await expect(responseToPage(icon)).rejects.toThrow();
});

test("FAULT-53 a captive portal's picture in the browser's HTTP cache is fetched anew", async () => {
  const modes: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) => {
    modes.push(init?.cache);
    const headers = { [GATEWAY_HEADER]: '1', 'Content-Type': 'image/png' };
    return init?.cache === 'reload' ? new Response('door', { headers }) : fromPortal();
  });
  registerPictureCache();
  expect(await (await responseToPage(icon))?.text()).toBe('door');
  expect(await cachedAfter()).toEqual([icon]);
  expect(modes).toEqual([undefined, 'reload']);
});

test('does not fetch pictures of other origins or invalid addresses', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(
    await cachedAfter('https://elsewhere.test/a.avif', `${location.origin}.test/a.avif`, 7),
  ).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

/** Returns the worker's response to a request of a page; undefined if it leaves the request. */
async function responseToPage(
  url: string,
  destination: RequestDestination = 'image',
): Promise<Response | undefined> {
  let response: Promise<Response> | undefined;
  const begun: Promise<unknown>[] = [];
  const respondWith = (given: Promise<Response>) => {
    response = given;
  };
  const waitUntil = (work: Promise<unknown>) => void begun.push(work);
  const request = Object.defineProperty(new Request(url), 'destination', { value: destination });
  dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith, waitUntil }));
  const [settled] = await Promise.all([response, ...begun]);
  return settled as Response | undefined;
}

test('handles same-origin pictures and leaves all other requests to the network', async () => {
  answers({ 'Content-Type': 'image/avif' });
  registerPictureCache();
  expect(await responseToPage(address)).toBeDefined();
  expect(await responseToPage(`${location.origin}/api/hotels/grand-plaza`, '')).toBeUndefined();
  expect(await responseToPage('https://elsewhere.test/a.avif', 'image')).toBeUndefined();
  expect(
    await responseToPage(`${location.origin}/-/releases/a/1.0.0/a.svg`, 'image'),
  ).toBeUndefined();
});
