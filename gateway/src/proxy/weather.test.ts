import { expect, test } from 'vitest';
import { oneHotel, PROVIDER, testGateway } from '../testing/gateway.ts';

const KEY = 'k3y-of-the-service';
const weather = { url: 'https://weather.test/data', key: KEY };
const report = { name: 'London', main: { temp: 11.6, humidity: 80 }, sys: { id: 1 } };

function withService(answer: () => Response) {
  return testGateway({
    deps: { weather },
    provider: (url) => (url.startsWith(weather.url) ? answer() : oneHotel(url)),
  });
}

test('API-05 weather is asked with city, key and metric units; the key stays here', async () => {
  const { get, state } = withService(() => Response.json(report));
  const answer = await get('/api/weather?hotel=grand-plaza&city=london');
  expect(await answer.clone().json()).toEqual({ name: 'London', main: { temp: 11.6 } });
  const asked = new URL(state.asked.at(-1)?.url ?? '');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    q: 'London',
    appid: KEY,
    units: 'metric',
  });
  expect(await answer.text()).not.toContain(KEY);
  expect([...answer.headers].join()).not.toContain(KEY);
});

test('API-05 the weather of ten minutes is asked for once', async () => {
  const { get, state } = withService(() => Response.json(report));
  for (let round = 0; round < 3; round += 1)
    await get('/api/weather?hotel=grand-plaza&city=London');
  expect(state.asked.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(1);
  state.now += 10 * 60_000;
  await get('/api/weather?hotel=grand-plaza&city=London');
  expect(state.asked.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(2);
});

test('API-05 guests who ask at once ask the service once', async () => {
  const { get, state } = withService(() => Response.json(report));
  const ask = () => get('/api/weather?hotel=grand-plaza&city=London');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(state.asked.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(1);
});

test.each([
  '?city=London',
  '?hotel=grand-plaza&city=Paris',
  '?hotel=nowhere&city=London',
  '?hotel=../x&city=London',
])('API-05 only the city of the hotel itself: %s is refused', async (query) => {
  const { get, state } = withService(() => Response.json(report));
  expect((await get(`/api/weather${query}`)).status).toBe(404);
  expect(state.asked.filter(({ url }) => url.startsWith(weather.url))).toEqual([]);
});

test('API-05 a service that fails is a 502 that is not kept; the log has no key', async () => {
  const { get, state } = withService(() => new Response(`bad key ${KEY}`, { status: 401 }));
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(502);
  expect(state.log.join()).not.toContain(KEY);
  state.provider = (url) => (url.startsWith(weather.url) ? Response.json(report) : oneHotel(url));
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(200);
});

test('without a service the provider answers with demo data, which say so', async () => {
  const { get, state } = testGateway({
    provider: (url) =>
      url.startsWith(`${PROVIDER}/weather`)
        ? Response.json({ ...report, demo: true })
        : oneHotel(url),
  });
  const answer = await get('/api/weather?hotel=grand-plaza&city=London');
  expect(await answer.json()).toMatchObject({ demo: true });
  expect(state.asked.at(-1)?.url).toBe(`${PROVIDER}/weather?q=London&units=metric`);
});
