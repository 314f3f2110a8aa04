import type { Outcome, OutcomeKind } from '@foyer/shared/contracts/outcome';
import { expect, test } from 'vitest';
import { signed } from '../http/signed.ts';
import { ORIGIN, SECRET, testGateway } from '../testing/gateway.ts';
import type { Health } from './routes.ts';

const HOTEL = 'grand-plaza';
const outcome = (kind: OutcomeKind, change: Partial<Outcome> = {}): Outcome => ({
  remote: 'mfe-hotel',
  version: '1.0.0',
  screen: 'hotel',
  kind,
  ...change,
});

function telling(options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = testGateway(options);
  const { app, state, get } = gateway;
  const load = async (address = '10.0.0.1') => {
    const answer = await get(`/-/load/${HOTEL}`, { 'X-Forwarded-For': address });
    return answer.ok ? ((await answer.json()) as { load: string }).load : '';
  };
  const tell = async (load: string, outcomes: unknown, address = '10.0.0.1') => {
    const answer = await app.request(`${ORIGIN}/-/outcomes`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: JSON.stringify({ load, outcomes }),
    });
    expect(answer.status).toBe(204);
  };
  const health = async (secret = SECRET, purpose = 'health', around = ['Bearer ', '']) => {
    const token = await signed(secret, purpose, {}, state.now + 60_000);
    const answer = await get('/-/health', { Authorization: around.join(token) });
    return { status: answer.status, told: (await answer.json().catch(() => null)) as Health };
  };
  const fared = async () => (await health()).told.releases;
  return { ...gateway, load, tell, health, fared };
}

test('FLEET-62 page loads are counted by hotel and release, each once, with why something failed', async () => {
  const { load, tell, fared } = telling();
  const first = await load();
  await tell(first, [outcome('loaded', { ms: 300 }), outcome('threw')]);
  await tell(first, [outcome('threw'), outcome('card', { ms: 900 })]);
  await tell(await load(), [outcome('loaded', { ms: 500 }), outcome('loaded', { ms: 9 })]);
  await tell(await load(), [outcome('drawn-anew'), outcome('loaded', { ms: 400 })]);
  expect(await fared()).toEqual([
    {
      hotel: HOTEL,
      remote: 'mfe-hotel',
      version: '1.0.0',
      loads: 3,
      failed: 1,
      kinds: { loaded: 3, threw: 1, card: 1, 'drawn-anew': 1 },
      ms: 400,
    },
  ]);
});

test('FLEET-62 what is a quarter of an hour old is forgotten', async () => {
  const { load, tell, fared, state } = telling();
  const early = await load();
  await tell(early, [outcome('threw')]);
  state.now += 10 * 60_000;
  await tell(await load(), [outcome('loaded')]);
  expect(await fared()).toMatchObject([{ loads: 2, failed: 1 }]);
  state.now += 6 * 60_000;
  expect(await fared()).toMatchObject([{ loads: 1, failed: 0 }]);
  state.now += 15 * 60_000;
  expect(await fared()).toEqual([]);
});

test('FLEET-62 a beacon without a page load, or of a release that the hotel has not, counts for nothing', async () => {
  const { load, tell, fared, state } = telling();
  const real = await load();
  const forged = await signed('another secret, which is not that of the fleet', 'load', {}, 9e12);
  const other = await signed(SECRET, 'health', { hotel: HOTEL, id: 'x' }, state.now + 1000);
  for (const token of ['', 'x', forged, other, `${real}x`, real.replace(/\.[^.]+\./, '.e30.')])
    await tell(token, [outcome('threw')]);
  await tell(real, [outcome('threw', { version: '6.6.6' }), outcome('threw', { remote: 'mfe-x' })]);
  await tell(real, [outcome('threw', { remote: '__proto__' }), outcome('toString' as 'threw')]);
  for (const nonsense of [null, 7, {}, [[]], [{ remote: 'mfe-hotel' }]]) await tell(real, nonsense);
  expect(await fared()).toEqual([]);
  state.now += 13 * 60 * 60_000;
  await tell(real, [outcome('threw')]);
  expect(await fared(), 'a page load of yesterday').toEqual([]);
});

test('FLEET-62 one page load counts once, however often it tells; one address counts a hundred and twenty in a minute', async () => {
  const { get, load, tell, fared } = telling();
  const one = await load('10.0.0.2');
  for (let times = 0; times < 30; times += 1)
    await tell(
      one,
      Array.from({ length: 80 }, () => outcome('threw')),
      '10.0.0.2',
    );
  expect(await fared()).toMatchObject([{ loads: 1, failed: 1 }]);
  for (let times = 0; times < 200; times += 1) {
    const named = await load('10.0.0.3');
    if (named) await tell(named, [outcome('threw')], '10.0.0.3');
  }
  const refused = await get(`/-/load/${HOTEL}`, { 'X-Forwarded-For': '10.0.0.3' });
  expect(refused.status).toBe(429);
  expect(await fared()).toMatchObject([{ loads: 121 }]);
});

test('FLEET-62 of one sending the first fifty outcomes are counted', async () => {
  const { load, tell, fared } = telling();
  const fifty = Array.from({ length: 50 }, () => outcome('loaded'));
  await tell(await load(), [...fifty, outcome('threw')]);
  await tell(await load(), [...fifty.slice(1), outcome('threw')]);
  expect(await fared()).toMatchObject([{ loads: 2, failed: 1 }]);
});

test('FLEET-62 the name of a page load and how guests fare are kept nowhere', async () => {
  const { get, state } = telling();
  const token = await signed(SECRET, 'health', {}, state.now + 60_000);
  const headers = { Authorization: `Bearer ${token}` };
  for (const answer of [await get(`/-/load/${HOTEL}`), await get('/-/health', headers)]) {
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('FLEET-62 while nothing is in force, nothing is counted', async () => {
  const { load } = telling();
  const name = await load();
  const without = telling();
  without.state.fleet = undefined;
  await without.tell(name, [outcome('threw')]);
  expect(await without.fared()).toEqual([]);
  expect((await without.get(`/-/load/${HOTEL}`)).status).toBe(404);
});

test('FLEET-62 while the provider is away, a hotel that nobody has known is not counted', async () => {
  const { load } = telling({ provider: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await load()).toBe('');
});

test('FLEET-62 who is no operator learns nothing of how guests fare', async () => {
  const { health, get } = telling();
  expect((await health()).status).toBe(200);
  expect((await health('another secret, which is not that of the fleet')).status).toBe(404);
  expect((await health(SECRET, 'load')).status).toBe(404);
  expect((await health(SECRET, 'health', ['Basic Bearer ', ''])).status).toBe(404);
  expect((await health(SECRET, 'health', ['Bearer ', ' x'])).status).toBe(404);
  expect((await get('/-/health')).status).toBe(404);
  expect((await get('/-/load/no%20slug')).status).toBe(404);
});

test('FLEET-62 a megabyte is no beacon, and what browsers refused is counted', async () => {
  const { app, load, tell, fared, health } = telling();
  await tell(await load(), [outcome('threw', { screen: 'x'.repeat(1_000_000) })]);
  expect(await fared()).toEqual([]);
  for (let times = 0; times < 3; times += 1)
    await app.request(`${ORIGIN}/-/reports`, {
      method: 'POST',
      body: JSON.stringify([
        {
          type: 'integrity-violation',
          url: `${ORIGIN}/${HOTEL}`,
          body: { blockedURL: `${ORIGIN}/-/releases/mfe-hotel/1.0.0/x.js`, destination: 'script' },
        },
      ]),
    });
  expect((await health()).told.refused).toEqual([
    {
      kind: 'integrity-violation',
      page: `/${HOTEL}`,
      blocked: '/-/releases/mfe-hotel/1.0.0/x.js',
      rule: 'script',
      times: 3,
    },
  ]);
});

test('FLEET-62 several gateways tell one, which counts; where it is away, nobody waits and pages go on', async () => {
  const sink = telling();
  const passing = telling({
    provider: async (url, init) => {
      const path = url.replace('http://sink.test', '');
      return path === url
        ? Response.json({}, { status: 404 })
        : sink.app.request(ORIGIN + path, init);
    },
    deps: { reportsUrl: 'http://sink.test' },
  });
  const asked = await passing.get(`/-/load/${HOTEL}`, { 'X-Forwarded-For': 'a lie, 10.0.0.4' });
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { load: name } = (await asked.json()) as { load: string };
  expect(passing.state.asked.at(-1)?.init?.headers).toEqual({ 'X-Forwarded-For': '10.0.0.4' });
  await passing.tell(name, [outcome('loaded')], '10.0.0.4');
  await passing.app.request(`${ORIGIN}/-/reports`, { method: 'POST', body: '[]' });
  expect(await sink.fared()).toMatchObject([{ loads: 1 }]);
  expect((await passing.health()).status, 'it counts nothing itself').toBe(404);
  passing.state.provider = () => Promise.reject(new TypeError('fetch failed'));
  expect(await passing.load()).toBe('');
  expect(await passing.load()).toBe('');
  expect(passing.state.log.filter((line) => line.includes('passed on'))).toEqual([
    'What browsers tell cannot be passed on. {"error":"TypeError: fetch failed"}',
  ]);
  passing.state.now += 60_000;
  await passing.load();
  expect(passing.state.log.filter((line) => line.includes('passed on'))).toHaveLength(2);
  expect((await passing.get('/grand-plaza/login')).status).toBe(200);
});
