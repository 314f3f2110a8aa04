import { beforeEach, expect, test, vi } from 'vitest';
import { observeConnectivity } from './connectivity.ts';

const fired: string[] = [];
const json = () => Response.json({ id: 'a composition' });
const page = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
/** A captive portal's redirect as `fetch` with `redirect: 'manual'` sees it. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

beforeEach(async () => {
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => fired.push(type));
  await observeConnectivity(Promise.resolve(json()));
  fired.length = 0;
});

test.each([
  ["a captive portal's page", page],
  ["a captive portal's redirect", redirect],
])('fires online once when the gateway answers again after %s', async (_, answer) => {
  await observeConnectivity(Promise.resolve(answer()));
  await observeConnectivity(Promise.resolve(answer()));
  expect(fired).toEqual([]);
  await observeConnectivity(Promise.resolve(json()));
  await observeConnectivity(Promise.resolve(json()));
  expect(fired).toEqual(['online']);
});

test('fires online when the gateway answers after a failed request, and passes on the failure', async () => {
  const down = new TypeError('Failed to fetch');
  await expect(observeConnectivity(Promise.reject(down))).rejects.toBe(down);
  await observeConnectivity(Promise.resolve(json()));
  expect(fired).toEqual(['online']);
});

test('treats an error response of the gateway as online', async () => {
  await observeConnectivity(Promise.resolve(page()));
  const answer = new Response('later', { status: 503 });
  expect(await observeConnectivity(Promise.resolve(answer))).toBe(answer);
  expect(fired).toEqual(['online']);
});
