import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPictures, keepSeen } from './pictures.ts';

const address = `${location.origin}/api/media/grand-plaza/dining.avif`;
const event = Object.assign(new Event('message'), {
  waitUntil: () => undefined,
}) as ExtendableEvent;

/** The addresses of what is kept after a page showed these. */
async function keptOf(...addresses: unknown[]): Promise<string[]> {
  await keepSeen(event, addresses);
  const cache = await caches.open(`${WORKER_CACHES}pictures`);
  return (await cache.keys()).map(({ url }) => url);
}

// Only a worker's global has them; Workbox looks whether an event is one.
beforeEach(() => {
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', class extends Event {});
});

const answers = (headers: Record<string, string>, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response('bytes', { status, headers }));

afterEach(async () => {
  vi.unstubAllGlobals();
  await caches.delete(`${WORKER_CACHES}pictures`);
});

test('a picture that a page showed is kept', async () => {
  answers({ 'Content-Type': 'image/avif', 'Content-Length': '2000000' });
  expect(await keptOf(address)).toEqual([address]);
});

test.each([
  ["APP-07 a portal's page", { 'Content-Type': 'text/html' }, 200],
  ['an error', { 'Content-Type': 'image/avif' }, 404],
  [
    'what would fill the device',
    { 'Content-Type': 'image/avif', 'Content-Length': '2000001' },
    200,
  ],
])('%s is not kept as a picture', async (_, headers, status) => {
  answers(headers, status);
  expect(await keptOf(address)).toEqual([]);
});

test('of other origins, and of what is no address, nothing is asked for', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(
    await keptOf('https://elsewhere.test/a.avif', `${location.origin}.test/a.avif`, 7),
  ).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

/** Sends a page's request to the worker and tells whether the worker answers it. */
async function answersPage(url: string, destination: RequestDestination): Promise<boolean> {
  const begun: Promise<unknown>[] = [];
  const respondWith = vi.fn((response: Promise<Response>) => void begun.push(response));
  const waitUntil = (work: Promise<unknown>) => void begun.push(work);
  const request = Object.defineProperty(new Request(url), 'destination', { value: destination });
  dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith, waitUntil }));
  await Promise.all(begun);
  return respondWith.mock.calls.length > 0;
}

test('the worker answers for the pictures of this origin, and leaves all else to the network', async () => {
  answers({ 'Content-Type': 'image/avif' });
  keepPictures();
  expect(await answersPage(address, 'image')).toBe(true);
  expect(await answersPage(`${location.origin}/api/hotels/grand-plaza`, '')).toBe(false);
  expect(await answersPage('https://elsewhere.test/a.avif', 'image')).toBe(false);
  expect(await answersPage(`${location.origin}/-/releases/a/1.0.0/a.svg`, 'image')).toBe(false);
});
