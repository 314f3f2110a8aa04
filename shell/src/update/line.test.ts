import { beforeEach, expect, test, vi } from 'vitest';
import { heard } from './line.ts';

const told: string[] = [];
const json = () => Response.json({ id: 'a composition' });
const page = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
/** What a portal's redirect looks like to who follows none. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

beforeEach(async () => {
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
  await heard(Promise.resolve(json()));
  told.length = 0;
});

test.each([
  ["a portal's page", page],
  ["a portal's redirect", redirect],
])('after %s the network is back with the first answer of the gateway, once', async (_, answer) => {
  await heard(Promise.resolve(answer()));
  await heard(Promise.resolve(answer()));
  expect(told).toEqual([]);
  await heard(Promise.resolve(json()));
  await heard(Promise.resolve(json()));
  expect(told).toEqual(['online']);
});

test('after no answer the network is back with the next one; who asked hears of the failure', async () => {
  const down = new TypeError('Failed to fetch');
  await expect(heard(Promise.reject(down))).rejects.toBe(down);
  await heard(Promise.resolve(json()));
  expect(told).toEqual(['online']);
});

test("an error of the gateway's own is no portal: the line is open", async () => {
  await heard(Promise.resolve(page()));
  const answer = new Response('later', { status: 503 });
  expect(await heard(Promise.resolve(answer))).toBe(answer);
  expect(told).toEqual(['online']);
});
