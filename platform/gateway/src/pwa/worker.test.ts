import { gunzipSync } from 'node:zlib';
import { OfflineBundle } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

const RELEASES = [shellRelease(), auth, hotel, listings, workerRelease('1.0.0')];
const gatewayWith = (withdrawn: Record<string, string>, releases = RELEASES) =>
  testGateway({ releases, fleet: { ...fleetOf(releases), withdrawn: { worker: withdrawn } } });

test('APP-06 serves the fleet’s current worker with the scope of the origin and without caching', async () => {
  const { get } = gatewayWith({});
  const script = await get('/-/worker/worker.js');
  expect(await script.text()).toBe('sw.js');
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
  });
  const etag = script.headers.get('ETag') ?? '';
  expect((await get('/-/worker/worker.js', { 'If-None-Match': etag })).status).toBe(304);
  const own = await get('/-/worker/offline.html');
  expect(own.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  for (const path of ['nothing.html', 'release.json', 'x', '..%2fsw.js'])
    expect((await get(`/-/worker/${path}`)).status, path).toBe(404);
});

test.each([
  ['withdrawn', RELEASES, { '1.0.0': 'it is broken' }],
  ['not in the store', RELEASES.slice(0, -1), {}],
])(
  'APP-57 replaces a worker that is %s by one that unregisters itself',
  async (_, releases, withdrawn) => {
    const { get } = testGateway({
      releases,
      fleet: { ...fleetOf(RELEASES), withdrawn: { worker: withdrawn } },
    });
    expect(await (await get('/-/worker/worker.js')).text()).toContain('registration.unregister()');
    expect((await get('/-/worker/offline.html')).status).toBe(404);
  },
);

test('APP-06 does not let a hotel choose its own worker', async () => {
  const fleet = fleetOf(RELEASES);
  fleet.hotels['grand-plaza'] = { remotes: { worker: { pin: '1.0.0' } } };
  const { get } = testGateway({ releases: RELEASES, fleet });
  const { fleet: health } = await (await get('/-/healthz')).json();
  expect(JSON.stringify(health)).toContain('all hotels share one worker');
});

test('APP-01 serves an offline bundle with everything for a hotel’s pages, stable while they are unchanged', async () => {
  const { get, state } = gatewayWith({});
  const answer = await get('/-/offline-bundle/grand-plaza');
  const set = OfflineBundle.parse(await answer.json());
  expect(set.releases.map(({ name }) => name)).toEqual(['shell', 'mfe-auth', 'mfe-hotel']);
  expect(set.hotel).toMatchObject({ state: 'ok', slug: 'grand-plaza' });
  expect(set.releases[1]).not.toHaveProperty('screens');
  state.now += 60_000;
  const again = await get('/-/offline-bundle/grand-plaza', {
    'If-None-Match': answer.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
  const small = await get('/-/offline-bundle/grand-plaza', { 'Accept-Encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(await small.arrayBuffer()).toString())).toEqual(set);
});

test('APP-09 has no offline bundle for an unknown hotel or an invalid slug', async () => {
  const { get } = gatewayWith({});
  expect((await get('/-/offline-bundle/nowhere')).status).toBe(404);
  expect((await get('/-/offline-bundle/..%2fx')).status).toBe(404);
});
