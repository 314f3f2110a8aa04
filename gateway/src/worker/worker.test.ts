import { gunzipSync } from 'node:zlib';
import { HotelSet } from '@foyer/shared/contracts/hotel-set';
import { expect, test } from 'vitest';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  shellRelease,
  workerRelease,
} from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';

const RELEASES = [shellRelease(), auth, hotel, listings, workerRelease('1.0.0')];
const gatewayWith = (withdrawn: Record<string, string>, releases = RELEASES) =>
  testGateway({ releases, fleet: { ...fleetOf(releases), withdrawn: { worker: withdrawn } } });

test('APP-06 the worker that the fleet has in force is served for every address, and asked for anew', async () => {
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
  'APP-06 a worker that is %s gives way to one that leaves nothing behind',
  async (_, releases, withdrawn) => {
    const { get } = testGateway({
      releases,
      fleet: { ...fleetOf(RELEASES), withdrawn: { worker: withdrawn } },
    });
    expect(await (await get('/-/worker/worker.js')).text()).toContain('registration.unregister()');
    expect((await get('/-/worker/offline.html')).status).toBe(404);
  },
);

test('APP-06 a hotel cannot choose a worker for itself', async () => {
  const fleet = fleetOf(RELEASES);
  fleet.hotels['grand-plaza'] = { remotes: { worker: { pin: '1.0.0' } } };
  const { get } = testGateway({ releases: RELEASES, fleet });
  const { fleet: health } = await (await get('/-/healthz')).json();
  expect(JSON.stringify(health)).toContain('there is one worker for all hotels');
});

test('APP-01 a set is all that a hotel’s pages need, and the same as long as they say the same', async () => {
  const { get, state } = gatewayWith({});
  const answer = await get('/-/set/grand-plaza');
  const set = HotelSet.parse(await answer.json());
  expect(set.releases.map(({ name }) => name)).toEqual(['shell', 'mfe-auth', 'mfe-hotel']);
  expect(set.hotel).toMatchObject({ state: 'ok', slug: 'grand-plaza' });
  expect(set.releases[1]).not.toHaveProperty('screens');
  state.now += 60_000;
  const again = await get('/-/set/grand-plaza', {
    'If-None-Match': answer.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
  const small = await get('/-/set/grand-plaza', { 'Accept-Encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(await small.arrayBuffer()).toString())).toEqual(set);
});

test('APP-09 there is no set of a hotel that nobody knows, nor of what is no slug', async () => {
  const { get } = gatewayWith({});
  expect((await get('/-/set/nowhere')).status).toBe(404);
  expect((await get('/-/set/..%2fx')).status).toBe(404);
});
