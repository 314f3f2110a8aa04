import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFromGateway } from './connectivity.ts';

const observed = vi.hoisted(() => vi.fn());
vi.mock('@foyer/shared/runtime', () => ({ connectivity: { set: observed } }));

const json = () => Response.json({ id: 'a composition' });
const page = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
/** A captive portal's redirect as `fetch` with `redirect: 'manual'` sees it. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

beforeEach(() => observed.mockReset());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a captive portal's page", page, 'captive-portal', undefined],
  ["a captive portal's redirect", redirect, 'captive-portal', undefined],
  ['JSON', json, 'online', { id: 'a composition' }],
  [
    'an error response of the gateway',
    () => new Response('later', { status: 503 }),
    'online',
    undefined,
  ],
])('takes %s as its connectivity', async (_, answer, connectivity, body) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await fetchFromGateway('/-/composition/plaza')).toEqual(body);
  expect(observed).toHaveBeenCalledExactlyOnceWith(connectivity);
});

test('APP-47 requests nothing while the device is offline', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await fetchFromGateway('/-/composition/plaza')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  expect(observed).not.toHaveBeenCalled();
});

test('takes a failed request as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchFromGateway('/-/composition/plaza')).toBeUndefined();
  expect(observed).toHaveBeenCalledExactlyOnceWith('unreachable');
});
