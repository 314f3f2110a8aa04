import { expect, test } from 'vitest';
import { oneHotel, RECORD, testGateway } from '../testing/gateway.ts';

const HOTEL = /id="foyer-hotel">(.*?)<\/script>/;
async function inlined(response: Response) {
  return JSON.parse(HOTEL.exec(await response.text())?.[1] ?? 'null');
}
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };
const down = () => Promise.reject(new TypeError('fetch failed'));

test('SHELL-28 includes settings, head fields and top-level categories in a page, not the tree', async () => {
  const { get } = testGateway();
  const { state, hotel } = await inlined(await get('/grand-plaza'));
  expect(state).toBe('ok');
  expect(hotel.city).toBe('London');
  expect(hotel.categories).toEqual([{ id: 1, name: 'Dining', slug: 'dining' }]);
  expect(hotel.settings[0]).not.toHaveProperty('unknown_field');
});

test('uses a known record at once and refreshes it after the response', async () => {
  const { get, state } = testGateway();
  await Promise.all([get('/grand-plaza'), get('/grand-plaza/login')]);
  expect(state.requests).toHaveLength(1);
  state.now += 31_000;
  state.provider = () => Response.json({ status: true, data: { ...RECORD, city: 'Paris' } });
  const city = async () => (await inlined(await get('/grand-plaza'))).hotel.city;
  expect(await city()).toBe('London');
  await expect.poll(city).toBe('Paris');
  expect(state.requests).toHaveLength(2);
});

test('SHELL-28 uses the last known record of any age while the provider is down', async () => {
  const { get, state } = testGateway();
  const first = await inlined(await get('/grand-plaza'));
  state.provider = down;
  for (let round = 0; round < 3; round += 1) {
    state.now += 24 * 60 * 60_000;
    const answer = await get('/grand-plaza');
    expect(answer.status).toBe(200);
    expect(await inlined(answer)).toEqual({ ...first, fresh: undefined });
  }
});

test.each([
  ['down', down],
  ['answering 500', () => new Response('oops', { status: 500 })],
  ['answering HTML', () => new Response('<html>', { status: 200 })],
  ['without data', () => Response.json({ status: true, data: null })],
  ['saying status false', () => Response.json({ status: false, message: 'No.' })],
])(
  'SHELL-08 renders a page in the default theme that says so with a provider %s',
  async (_, provider) => {
    const { get, state } = testGateway({ provider });
    const answer = await get('/grand-plaza');
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    expect(html).toContain('<title>Your Hotel</title>');
    expect(html).toContain('--hotel-primary:#1e4a6e');
    expect(await inlined(answer)).toMatchObject({ state: 'unreachable', hotel: null });
    state.provider = oneHotel;
    state.now += 3000;
    expect((await inlined(await get('/grand-plaza'))).state).toBe('ok');
  },
);

test.each([404, 500])(
  'closes the connection of an unread response with status %i',
  async (status) => {
    let answer = new Response();
    const { get } = testGateway({
      provider: () => {
        answer = new Response('<html>'.repeat(50_000), { status });
        return answer;
      },
    });
    await get('/grand-plaza');
    expect((await answer.body?.getReader().read())?.done).toBe(true);
  },
);

test('keeps known hotels during a flood of invented slugs', async () => {
  const { get, state } = testGateway();
  await get('/grand-plaza');
  for (let index = 0; index < 1500; index += 1) await get(`/-/manifest/h${index}.webmanifest`);
  state.provider = down;
  state.now += 60_000;
  expect((await inlined(await get('/grand-plaza'))).state).toBe('ok');
});

test('FAULT-35 does not fetch an invalid large response more often', async () => {
  const { get, state } = testGateway();
  await get('/grand-plaza');
  state.provider = () => new Response('['.repeat(1_000_000), JSON_TYPE);
  const requestsAfter = async (ms: number) => {
    state.now += ms;
    await get('/grand-plaza');
    await get('/grand-plaza/login');
    return state.requests.length;
  };
  expect(await requestsAfter(31_000)).toBe(2);
  await expect.poll(() => state.log.join()).toContain('cannot be loaded');
  expect(await requestsAfter(20_000)).toBe(2);
  expect(await requestsAfter(11_000)).toBe(3);
});
