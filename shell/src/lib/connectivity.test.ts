import { beforeEach, expect, test, vi } from 'vitest';
import { observeConnectivity } from './connectivity.ts';

const observed = vi.hoisted(() => vi.fn());
vi.mock('@foyer/shared/runtime', () => ({ connectivity: { set: observed } }));

const json = () => Response.json({ id: 'a composition' });
const page = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
/** A captive portal's redirect as `fetch` with `redirect: 'manual'` sees it. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

beforeEach(() => observed.mockReset());

test.each([
  ["a captive portal's page", page, 'captive-portal'],
  ["a captive portal's redirect", redirect, 'captive-portal'],
  ['JSON', json, 'online'],
  ['an error response of the gateway', () => new Response('later', { status: 503 }), 'online'],
])('takes %s as its connectivity', async (_, answer, connectivity) => {
  const response = answer();
  expect(await observeConnectivity(Promise.resolve(response))).toBe(response);
  expect(observed).toHaveBeenCalledExactlyOnceWith(connectivity);
});

test('takes a failed request as unreachable, and passes on the failure', async () => {
  const down = new TypeError('Failed to fetch');
  await expect(observeConnectivity(Promise.reject(down))).rejects.toBe(down);
  expect(observed).toHaveBeenCalledExactlyOnceWith('unreachable');
});
