import { testGateway } from '@foyer/gateway/testing/gateway';
import { FleetError, resolveComposition } from '@foyer/releases/composition';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { gatewayBase } from './gateway-base.ts';
import { resolveWithSources, versionIn } from './resolve-with-sources.ts';

const FROM = 'https://staging.test';
const HOTEL = 'grand-plaza';
const API = 'https://api.example.com';
const older = { ...hotel, version: '0.9.0', origins: [API] };

/** Another gateway, which has a listings release that no hotel enables. */
function staging(fetch?: (url: string) => Promise<Response>) {
  const { app, get } = testGateway({
    releases: [shellRelease(), auth, hotel, older, listings],
    fleet: fleetOf([shellRelease(), auth, hotel, listings], {
      [HOTEL]: {
        remotes: { 'mfe-hotel': { pin: '0.9.0' } },
        video_hosts: ['videos.example'],
        api_origins: { [API]: true },
      },
    }),
  });
  const requested: string[] = [];
  const base = gatewayBase(FROM, {
    hotel: HOTEL,
    fetch: async (url, init) => {
      requested.push(url);
      return fetch ? fetch(url) : app.request(url, init);
    },
  });
  return { base, requested, get };
}

test('DEV-03 gives a hotel exactly the releases that it has at the other gateway', async () => {
  const { base, get } = staging();
  const { fleet, releases, realtime } = await base.of(HOTEL);
  const { composition } = resolveComposition(fleet, HOTEL, releases, { realtime });
  const bundle = await (await get(`/-/offline-bundle/${HOTEL}`)).json();
  expect(composition).toEqual(bundle.composition);
  expect(composition.api_origins).toEqual([API]);
});

test('DEV-03 adds one remote from its source, also if the hotel does not have it', async () => {
  const { base } = staging();
  const source = {
    name: 'mfe-listings',
    origin: 'http://localhost:3001',
    release: { ...listings, version: '0.0.0-dev-abc', files: {} },
    isStarting: false,
    problems: [],
  };
  const resolved = resolveWithSources(await base.of(HOTEL), HOTEL, [source], 'mfe-listings');
  expect(versionIn(resolved.resolution, 'mfe-listings')).toBe('0.0.0-dev-abc');
  expect(versionIn(resolved.resolution, 'mfe-hotel')).toBe('0.9.0');
  expect(resolved.isEnabledOnlyHere).toBe(true);
});

test('DEV-03 gives the default hotel the releases of the named hotel', async () => {
  const { base, requested } = staging();
  const { fleet } = await base.of('default');
  expect(requested).toEqual([`${FROM}/-/offline-bundle/${HOTEL}`]);
  expect(Object.keys(fleet.hotels)).toEqual(['default']);
});

test('DEV-03 loads the files of its releases from the other gateway', async () => {
  const { base, requested } = staging(async () => new Response('remoteEntry.js'));
  const release = { ...hotel, files: { 'remoteEntry.js': { integrity: '', bytes: 14 } } };
  await expect(base.releases.file(release, 'remoteEntry.js', ['br'])).rejects.toThrow();
  expect(requested).toEqual([`${FROM}/-/releases/mfe-hotel/1.0.0/remoteEntry.js`]);
});

test.each<[says: string, fetch: (url: string) => Promise<Response>]>([
  ['does not respond like a gateway', () => Promise.reject(new TypeError('refused'))],
  ['does not respond like a gateway', async () => new Response('<html>')],
  ['has no hotel grand-plaza', async () => new Response('', { status: 404 })],
  ['answers 503 for grand-plaza', async () => new Response('', { status: 503 })],
  ['is a gateway of an incompatible version', async () => Response.json({ data: [] })],
])('DEV-14 reports a gateway that returns no hotel: %s', async (says, fetch) => {
  const { base } = staging(fetch);
  await expect(base.of(HOTEL)).rejects.toThrow(new FleetError([`${FROM} ${says}`]));
});
