import { signedToken } from '@foyer/common/http';
import type { Health, Outcome, OutcomeKind } from '@foyer/releases/contracts';
import { expect, test } from 'vitest';
import { ORIGIN, SECRET, testGateway } from '../testing/gateway.ts';

const HOTEL = 'grand-plaza';
const outcome = (kind: OutcomeKind, change: Partial<Outcome> = {}): Outcome => ({
  remote: 'mfe-hotel',
  version: '1.0.0',
  screen: 'hotel',
  kind,
  ...change,
});

function reportingGateway(options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = testGateway(options);
  const { app, state, get } = gateway;
  const load = async (address = '10.0.0.1') => {
    const answer = await get(`/-/page-load-token/${HOTEL}`, { 'X-Forwarded-For': address });
    return answer.ok ? ((await answer.json()) as { token: string }).token : '';
  };
  const report = async (token: string, outcomes: unknown, address = '10.0.0.1') => {
    const answer = await app.request(`${ORIGIN}/-/outcomes`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: JSON.stringify({ token, outcomes }),
    });
    expect(answer.status).toBe(204);
  };
  const health = async (secret = SECRET, purpose = 'health', affixes = ['Bearer ', '']) => {
    const token = await signedToken(secret, purpose, {}, state.now + 60_000);
    const answer = await get('/-/health', { Authorization: affixes.join(token) });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as Health };
  };
  const counts = async () => (await health()).body.releases;
  return { ...gateway, load, report, health, counts };
}

test('FLEET-117 counts page loads once each by hotel and release, with the kind of failure', async () => {
  const { load, report, counts } = reportingGateway();
  const first = await load();
  await report(first, [outcome('loaded', { ms: 300 }), outcome('threw')]);
  await report(first, [outcome('threw'), outcome('card', { ms: 900 })]);
  await report(await load(), [outcome('loaded', { ms: 500 }), outcome('loaded', { ms: 9 })]);
  await report(await load(), [outcome('hydration-recovery'), outcome('loaded', { ms: 400 })]);
  expect(await counts()).toEqual([
    {
      hotel: HOTEL,
      remote: 'mfe-hotel',
      version: '1.0.0',
      loads: 3,
      failed: 1,
      kinds: { loaded: 3, threw: 1, card: 1, 'hydration-recovery': 1 },
      ms: 400,
    },
  ]);
});

test('FLEET-117 forgets counts after a quarter of an hour', async () => {
  const { load, report, counts, state } = reportingGateway();
  const early = await load();
  await report(early, [outcome('threw')]);
  state.now += 10 * 60_000;
  await report(await load(), [outcome('loaded')]);
  expect(await counts()).toMatchObject([{ loads: 2, failed: 1 }]);
  state.now += 6 * 60_000;
  expect(await counts()).toMatchObject([{ loads: 1, failed: 0 }]);
  state.now += 15 * 60_000;
  expect(await counts()).toEqual([]);
});

test('FLEET-115 FLEET-118 ignores a report without a signed page-load token, or of a release that the hotel does not have', async () => {
  const { load, report, counts, state } = reportingGateway();
  const real = await load();
  const forged = await signedToken(
    'another secret, which is not that of the fleet',
    'page-load',
    {},
    9e12,
  );
  const other = await signedToken(SECRET, 'health', { hotel: HOTEL, id: 'x' }, state.now + 1000);
  for (const token of ['', 'x', forged, other, `${real}x`, real.replace(/\.[^.]+\./, '.e30.')])
    await report(token, [outcome('threw')]);
  await report(real, [
    outcome('threw', { version: '6.6.6' }),
    outcome('threw', { remote: 'mfe-x' }),
  ]);
  await report(real, [outcome('threw', { remote: '__proto__' }), outcome('toString' as 'threw')]);
  for (const nonsense of [null, 7, {}, [[]], [{ remote: 'mfe-hotel' }]])
    await report(real, nonsense);
  expect(await counts()).toEqual([]);
  state.now += 13 * 60 * 60_000;
  await report(real, [outcome('threw')]);
  expect(await counts(), 'a page load of yesterday').toEqual([]);
});

test('FLEET-117 FLEET-118 counts a page load once, and at most 120 page loads of an address per minute', async () => {
  const { get, load, report, counts } = reportingGateway();
  const one = await load('10.0.0.2');
  for (let times = 0; times < 30; times += 1)
    await report(
      one,
      Array.from({ length: 80 }, () => outcome('threw')),
      '10.0.0.2',
    );
  expect(await counts()).toMatchObject([{ loads: 1, failed: 1 }]);
  for (let times = 0; times < 200; times += 1) {
    const named = await load('10.0.0.3');
    if (named) await report(named, [outcome('threw')], '10.0.0.3');
  }
  const refused = await get(`/-/page-load-token/${HOTEL}`, { 'X-Forwarded-For': '10.0.0.3' });
  expect(refused.status).toBe(429);
  expect(await counts()).toMatchObject([{ loads: 121 }]);
});

test('FLEET-62 counts the first fifty outcomes of a request', async () => {
  const { load, report, counts } = reportingGateway();
  const fifty = Array.from({ length: 50 }, () => outcome('loaded'));
  await report(await load(), [...fifty, outcome('threw')]);
  await report(await load(), [...fifty.slice(1), outcome('threw')]);
  expect(await counts()).toMatchObject([{ loads: 2, failed: 1 }]);
});

test('FLEET-62 forbids caches to store page-load tokens and release health', async () => {
  const { get, state } = reportingGateway();
  const token = await signedToken(SECRET, 'health', {}, state.now + 60_000);
  const headers = { Authorization: `Bearer ${token}` };
  for (const answer of [
    await get(`/-/page-load-token/${HOTEL}`),
    await get('/-/health', headers),
  ]) {
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('FLEET-62 counts nothing without a current revision', async () => {
  const { load } = reportingGateway();
  const name = await load();
  const without = reportingGateway();
  without.state.fleet = undefined;
  await without.report(name, [outcome('threw')]);
  expect(await without.counts()).toEqual([]);
  expect((await without.get(`/-/page-load-token/${HOTEL}`)).status).toBe(404);
});

test('FLEET-62 does not count a hotel that is unknown while the provider is down', async () => {
  const { load } = reportingGateway({
    provider: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(await load()).toBe('');
});

test('FLEET-62 shows release health only to operators', async () => {
  const { health, get } = reportingGateway();
  expect((await health()).status).toBe(200);
  expect((await health('another secret, which is not that of the fleet')).status).toBe(404);
  expect((await health(SECRET, 'page-load')).status).toBe(404);
  expect((await health(SECRET, 'health', ['Basic Bearer ', ''])).status).toBe(404);
  expect((await health(SECRET, 'health', ['Bearer ', ' x'])).status).toBe(404);
  expect((await get('/-/health')).status).toBe(404);
  expect((await get('/-/page-load-token/no%20slug')).status).toBe(404);
});

test('FLEET-118 FLEET-120 rejects a report of a megabyte, and counts browser reports', async () => {
  const { app, load, report, counts, health } = reportingGateway();
  await report(await load(), [outcome('threw', { screen: 'x'.repeat(1_000_000) })]);
  expect(await counts()).toEqual([]);
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
  expect((await health()).body.reports).toEqual([
    {
      kind: 'integrity-violation',
      page: `/${HOTEL}`,
      blocked: '/-/releases/mfe-hotel/1.0.0/x.js',
      rule: 'script',
      times: 3,
    },
  ]);
});

test('FLEET-119 forwards reports to the counting gateway; pages continue without delay if it is down', async () => {
  const collector = reportingGateway();
  const forwarding = reportingGateway({
    provider: async (url, init) => {
      const path = url.replace('http://collector.test', '');
      return path === url
        ? Response.json({}, { status: 404 })
        : collector.app.request(ORIGIN + path, init);
    },
    deps: { reportsUrl: 'http://collector.test' },
  });
  const response = await forwarding.get(`/-/page-load-token/${HOTEL}`, {
    'X-Forwarded-For': 'a lie, 10.0.0.4',
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { token: name } = (await response.json()) as { token: string };
  expect(forwarding.state.requests.at(-1)?.init?.headers).toEqual({
    'X-Forwarded-For': '10.0.0.4',
  });
  await forwarding.report(name, [outcome('loaded')], '10.0.0.4');
  await forwarding.app.request(`${ORIGIN}/-/reports`, { method: 'POST', body: '[]' });
  expect(await collector.counts()).toMatchObject([{ loads: 1 }]);
  expect((await forwarding.health()).status, 'it counts nothing itself').toBe(404);
  forwarding.state.provider = () => Promise.reject(new TypeError('fetch failed'));
  expect(await forwarding.load()).toBe('');
  expect(await forwarding.load()).toBe('');
  expect(forwarding.state.log.filter((line) => line.includes('forwarded'))).toEqual([
    'Telemetry cannot be forwarded. {"error":"TypeError: fetch failed"}',
  ]);
  forwarding.state.now += 60_000;
  await forwarding.load();
  expect(forwarding.state.log.filter((line) => line.includes('forwarded'))).toHaveLength(2);
  expect((await forwarding.get('/grand-plaza/login')).status).toBe(200);
});
