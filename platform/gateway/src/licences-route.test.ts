import { OfflineBundle } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { testGateway } from './testing/gateway.ts';

const LICENCES = { 'licences.txt': { integrity: 'sha384-AAAA', bytes: 12 } };
const withLicences = { ...hotel, files: { ...hotel.files, ...LICENCES } };
const releases = [shellRelease(), auth, withLicences, workerRelease('1.0.0')];

test('FLEET-133 links the licences of every release that a hotel can get', async () => {
  const pinned = { ...withLicences, version: '1.1.0' };
  const hotels = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '1.1.0' } } } };
  const { get } = testGateway({
    releases: [...releases, pinned, { ...auth, version: '9.0.0' }],
    fleet: fleetOf(releases, hotels),
    files: { 'licences.txt': 'react 19: MIT' },
  });
  const page = await get('/-/licences');
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const items = [...(await page.text()).matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item);
  const link = (version: string) =>
    `<a href="/-/releases/mfe-hotel/${version}/licences.txt">mfe-hotel ${version}</a>`;
  expect(items).toEqual([
    'mfe-auth 1.0.0 (no licence file)',
    link('1.0.0'),
    link('1.1.0'),
    'shell 1.0.0 (no licence file)',
    'worker 1.0.0 (no licence file)',
  ]);
  const file = await get('/-/releases/mfe-hotel/1.0.0/licences.txt');
  expect(file.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await file.text()).toBe('react 19: MIT');
});

test('FLEET-133 also links the licences of a hotel that stays behind', async () => {
  const newer = { ...withLicences, version: '1.1.0' };
  const { get, state } = testGateway({
    releases: [...releases, newer],
    fleet: fleetOf(releases, { 'grand-plaza': {} }),
  });
  await get('/-/licences');
  const missing = { 'grand-plaza': { remotes: { 'mfe-hotel': { pin: '7.0.0' } } } };
  state.fleet = JSON.stringify(fleetOf([shellRelease(), auth, newer], missing));
  state.now += 1500;
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.0.0/');
  const page = await (await get('/-/licences')).text();
  expect([...page.matchAll(/>(mfe-hotel .*?)</g)].map(([, release]) => release)).toEqual([
    'mfe-hotel 1.0.0',
    'mfe-hotel 1.1.0',
  ]);
});

test('FLEET-133 links no licences before a fleet is in force', async () => {
  const { get, state } = testGateway({ releases });
  state.fleet = undefined;
  expect((await get('/-/licences')).status).toBe(503);
});

test('FLEET-134 leaves the licences out of pages and offline bundles', async () => {
  const { get } = testGateway({ releases, fleet: fleetOf(releases) });
  expect(await (await get('/grand-plaza/profile')).text()).not.toContain('licences');
  const bundle = OfflineBundle.parse(await (await get('/-/offline-bundle/grand-plaza')).json());
  const files = bundle.releases.flatMap((one) => Object.keys(one.files));
  expect(files).toContain('remoteEntry.js');
  expect(files).not.toContain('licences.txt');
});
