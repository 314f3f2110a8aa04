import { expect, test } from 'vitest';
import { oneHotel, PROVIDER, RECORD, testGateway } from '../testing/gateway.ts';

const KEY = 'k3y-of-the-service';
const weather = { url: 'https://weather.test/data', key: KEY };
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };
const report = { name: 'London', main: { temp: 11.6, humidity: 80 }, sys: { id: 1 } };

function withService(answer: () => Response) {
  return testGateway({
    deps: { weather },
    provider: (url) => (url.startsWith(weather.url) ? answer() : oneHotel(url)),
  });
}

test('API-05 API-45 fetches weather with city, key and metric units, and keeps the key secret', async () => {
  const { get, state } = withService(() => Response.json(report));
  const answer = await get('/api/weather?hotel=grand-plaza&city=london');
  expect(await answer.clone().json()).toEqual({ name: 'London', main: { temp: 11.6 } });
  const requested = new URL(state.requests.at(-1)?.url ?? '');
  expect(Object.fromEntries(requested.searchParams)).toEqual({
    q: 'London',
    appid: KEY,
    units: 'metric',
  });
  expect(await answer.text()).not.toContain(KEY);
  expect([...answer.headers].join()).not.toContain(KEY);
});

test('API-05 fetches the weather once in ten minutes', async () => {
  const { get, state } = withService(() => Response.json(report));
  for (let round = 0; round < 3; round += 1)
    await get('/api/weather?hotel=grand-plaza&city=London');
  expect(state.requests.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(1);
  state.now += 10 * 60_000 + 1;
  await get('/api/weather?hotel=grand-plaza&city=London');
  expect(state.requests.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(2);
});

test('API-05 fetches the weather once for concurrent guests', async () => {
  const { get, state } = withService(() => Response.json(report));
  const ask = () => get('/api/weather?hotel=grand-plaza&city=London');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(state.requests.filter(({ url }) => url.startsWith(weather.url))).toHaveLength(1);
});

test.each([
  '?city=London',
  '?hotel=grand-plaza&city=Paris',
  '?hotel=nowhere&city=London',
  '?hotel=../x&city=London',
])('API-05 rejects %s, because it is not the hotel’s city', async (query) => {
  const { get, state } = withService(() => Response.json(report));
  expect((await get(`/api/weather${query}`)).status).toBe(404);
  expect(state.requests.filter(({ url }) => url.startsWith(weather.url))).toEqual([]);
});

test('API-45 responds an uncached 502 if the service fails, and logs no key', async () => {
  const { get, state } = withService(() => new Response(`bad key ${KEY}`, { status: 401 }));
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(502);
  expect(state.log.join()).not.toContain(KEY);
  state.provider = (url) => (url.startsWith(weather.url) ? Response.json(report) : oneHotel(url));
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(200);
});

test('serves the provider’s demo data, marked as such, without a service', async () => {
  const { get, state } = testGateway({
    provider: (url) =>
      url.startsWith(`${PROVIDER}/weather`)
        ? Response.json({ ...report, demo: true })
        : oneHotel(url),
  });
  const answer = await get('/api/weather?hotel=grand-plaza&city=London');
  expect(await answer.json()).toMatchObject({ demo: true });
  expect(state.requests.at(-1)?.url).toBe(`${PROVIDER}/weather?q=London&units=metric`);
});

test('API-05 responds 502 if the provider fails without a service, and logs the reason', async () => {
  const { get, state } = testGateway({
    provider: (url) =>
      url.startsWith(`${PROVIDER}/weather`) ? new Response('', { status: 500 }) : oneHotel(url),
  });
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(502);
  expect(state.log.join()).toContain('The weather cannot be loaded.');
});

test.each<[string, () => Response]>([
  ['64 KB', () => Response.json({ ...report, more: 'x'.repeat(64_000) })],
  ['HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['JSON that says it is HTML', () => new Response(JSON.stringify(report))],
  ['100,000 levels', () => new Response('['.repeat(60_000), JSON_TYPE)],
  ['a temperature in words', () => Response.json({ ...report, main: { temp: '11' } })],
  ['another host', () => Response.redirect('http://169.254.169.254/latest')],
  ['an open connection', () => Response.redirect('http://weather.test/data')],
])('SHELL-39 SHELL-125 has no weather if the service responds with %s', async (_, answer) => {
  const { get, state } = withService(answer);
  expect((await get('/api/weather?hotel=grand-plaza&city=London')).status).toBe(502);
  const services = state.requests.filter(({ url }) => !url.startsWith(PROVIDER));
  expect(services.map(({ url }) => new URL(url).origin)).toEqual(['https://weather.test']);
  expect(services[0]?.init).toMatchObject({ redirect: 'manual' });
});

test('SHELL-125 fetches the weather of at most twenty cities at once', async () => {
  let [atOnce, most] = [0, 0];
  const { get } = testGateway({
    deps: { weather },
    provider: async (url) => {
      if (!url.startsWith(weather.url))
        return Response.json({ status: true, data: { ...RECORD, city: url.split('/').at(-1) } });
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((done) => setTimeout(done));
      atOnce -= 1;
      return Response.json({ ...report, name: 'x'.repeat(1000) });
    },
  });
  const ask = (city: string) => get(`/api/weather?hotel=${city}&city=${city}`);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, one) => ask(`h${one}`)));
  const names = await Promise.all(answers.map(async (answer) => (await answer.json()).name.length));
  expect(new Set(names)).toEqual(new Set([300]));
  expect(most).toBe(20);
});
