import { expect, test } from 'vitest';
import { FleetError, resolveComposition } from '../../gateway/src/composition/resolve.ts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  shellRelease,
} from '../../gateway/src/testing/fixtures.ts';
import { testGateway } from '../../gateway/src/testing/gateway.ts';
import { compose, versionIn } from './compose.ts';
import { elsewhere } from './elsewhere.ts';

const FROM = 'https://staging.test';
const HOTEL = 'grand-plaza';
const API = 'https://api.example.com';
const older = { ...hotel, version: '0.9.0', origins: [API] };

/** A gateway elsewhere, whose listings are there and at no hotel. */
function staging(fetch?: (url: string) => Promise<Response>) {
  const { app, get } = testGateway({
    releases: [shellRelease(), auth, hotel, older, listings],
    fleet: fleetOf([shellRelease(), auth, hotel, listings], {
      [HOTEL]: {
        remotes: { 'mfe-hotel': { pin: '0.9.0' } },
        video_hosts: ['films.example'],
        api_origins: { [API]: true },
      },
    }),
  });
  const asked: string[] = [];
  const bases = elsewhere(FROM, {
    clock: Date.now,
    hotel: HOTEL,
    fetch: async (url, init) => {
      asked.push(url);
      return fetch ? fetch(url) : app.request(url, init);
    },
  });
  return { bases, asked, get };
}

test('DEV-03 a hotel has by a gateway elsewhere exactly what it has there', async () => {
  const { bases, get } = staging();
  const { fleet, releases, realtime } = await bases.of(HOTEL);
  const { composition } = resolveComposition(fleet, HOTEL, releases, { realtime });
  const there = await (await get(`/-/set/${HOTEL}`)).json();
  expect(composition).toEqual(there.composition);
  expect(composition.api_origins).toEqual([API]);
});

test('DEV-03 beside it one remote comes from its source, also one that the hotel has not', async () => {
  const { bases } = staging();
  const part = {
    name: 'mfe-listings',
    origin: 'http://localhost:3001',
    release: { ...listings, version: '0.0.0-dev-abc', files: {} },
    isStarting: false,
    problems: [],
  };
  const composed = compose(await bases.of(HOTEL), HOTEL, [part], 'mfe-listings');
  expect(versionIn(composed.resolution, 'mfe-listings')).toBe('0.0.0-dev-abc');
  expect(versionIn(composed.resolution, 'mfe-hotel')).toBe('0.9.0');
  expect(composed.isEnabledHere).toBe(true);
});

test('DEV-03 the hotel that no provider knows has the releases of the hotel that was named', async () => {
  const { bases, asked } = staging();
  const { fleet } = await bases.of('default');
  expect(asked).toEqual([`${FROM}/-/set/${HOTEL}`]);
  expect(Object.keys(fleet.hotels)).toEqual(['default']);
});

test('DEV-03 the files of its releases come from there', async () => {
  const { bases, asked } = staging(async () => new Response('remoteEntry.js'));
  const release = { ...hotel, files: { 'remoteEntry.js': { integrity: '', bytes: 14 } } };
  await expect(bases.releases.file(release, 'remoteEntry.js', ['br'])).rejects.toThrow();
  expect(asked).toEqual([`${FROM}/-/releases/mfe-hotel/1.0.0/remoteEntry.js`]);
});

test.each<[says: string, fetch: (url: string) => Promise<Response>]>([
  ['does not answer as a gateway does', () => Promise.reject(new TypeError('refused'))],
  ['does not answer as a gateway does', async () => new Response('<html>')],
  ['has no hotel grand-plaza', async () => new Response('', { status: 404 })],
  ['answers 503 for grand-plaza', async () => new Response('', { status: 503 })],
  ['is a gateway of another make than this one', async () => Response.json({ data: [] })],
])('DEV-03 a gateway that gives no hotel %s', async (says, fetch) => {
  const { bases } = staging(fetch);
  await expect(bases.of(HOTEL)).rejects.toThrow(new FleetError([`${FROM} ${says}`]));
});
