import { expect, test } from 'vitest';
import { oneHotel, RECORD, testGateway } from '../testing/gateway.ts';

const HOTEL = /id="foyer-hotel">(.*?)<\/script>/;
async function inlined(response: Response) {
  return JSON.parse(HOTEL.exec(await response.text())?.[1] ?? 'null');
}
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };
const down = () => Promise.reject(new TypeError('fetch failed'));

test('SHELL-28 a page carries settings, head fields and top-level categories, not the tree', async () => {
  const { get } = testGateway();
  const { state, hotel } = await inlined(await get('/grand-plaza'));
  expect(state).toBe('ok');
  expect(hotel.city).toBe('London');
  expect(hotel.categories).toEqual([{ id: 1, name: 'Dining', slug: 'dining' }]);
  expect(hotel.settings[0]).not.toHaveProperty('unknown_field');
});

test('a known record is used at once and refreshed behind the answer', async () => {
  const { get, state } = testGateway();
  await Promise.all([get('/grand-plaza'), get('/grand-plaza/login')]);
  expect(state.asked).toHaveLength(1);
  state.now += 31_000;
  state.provider = () => Response.json({ status: true, data: { ...RECORD, city: 'Paris' } });
  const city = async () => (await inlined(await get('/grand-plaza'))).hotel.city;
  expect(await city()).toBe('London');
  await expect.poll(city).toBe('Paris');
  expect(state.asked).toHaveLength(2);
});

test('SHELL-28 provider down: the last known record, however old', async () => {
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
  'SHELL-08 provider %s, nothing known: a page in the default theme that says so',
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

test.each([404, 500])('a refusal of %i that nobody reads keeps no connection', async (status) => {
  let answer = new Response();
  const { get } = testGateway({
    provider: () => {
      answer = new Response('<html>'.repeat(50_000), { status });
      return answer;
    },
  });
  await get('/grand-plaza');
  expect((await answer.body?.getReader().read())?.done).toBe(true);
});

test('a flood of invented slugs does not push a known hotel out', async () => {
  const { get, state } = testGateway();
  await get('/grand-plaza');
  for (let index = 0; index < 1500; index += 1) await get(`/-/manifest/h${index}.webmanifest`);
  state.provider = down;
  state.now += 60_000;
  expect((await inlined(await get('/grand-plaza'))).state).toBe('ok');
});

test('FAULT-35 what takes a while to read is asked for no more often because it is no record', async () => {
  const { get, state } = testGateway();
  await get('/grand-plaza');
  state.provider = () => new Response('['.repeat(1_000_000), JSON_TYPE);
  const askedAfter = async (ms: number) => {
    state.now += ms;
    await get('/grand-plaza');
    await get('/grand-plaza/login');
    return state.asked.length;
  };
  expect(await askedAfter(31_000)).toBe(2);
  await expect.poll(() => state.log.join()).toContain('cannot be loaded');
  expect(await askedAfter(20_000)).toBe(2);
  expect(await askedAfter(11_000)).toBe(3);
});
