import { readDocument } from '@foyer/releases/document';
import { expect, test } from 'vitest';
import { allowDeclaredOrigins, withLocalReleases } from './local-fleet.ts';

const shell = { name: 'shell', version: '0.1.0-local.a' };
const hotel = { name: 'mfe-hotel', version: '0.1.0-local.a' };
const forms = { name: 'mfe-forms', version: '0.1.0-local.a' };

test('a first start enables every remote, and disables some at the smallest demo hotel', () => {
  const fleet = withLocalReleases(undefined, [shell, hotel, forms]);
  expect(fleet.hotels['*']?.remotes).toEqual({
    'mfe-hotel': { enabled: true },
    'mfe-forms': { enabled: true },
  });
  expect(fleet.hotels['harbour-house']?.remotes).toEqual({ 'mfe-forms': { enabled: false } });
  expect(fleet.channels.shell).toEqual({ stable: { current: '0.1.0-local.a' } });
});

test("a later start moves the channel and keeps the previous release and the operator's choices", () => {
  const first = withLocalReleases(undefined, [shell, hotel]);
  first.hotels['grand-plaza'] = { remotes: { 'mfe-hotel': { pin: '0.1.0-local.a' } } };
  const second = withLocalReleases(first, [shell, { ...hotel, version: '0.1.0-local.b' }]);
  expect(second.channels['mfe-hotel']?.stable).toEqual({
    current: '0.1.0-local.b',
    previous: '0.1.0-local.a',
  });
  expect(second.hotels).toEqual(first.hotels);
  const same = withLocalReleases(second, [shell, { ...hotel, version: '0.1.0-local.b' }]);
  expect(same).toEqual(second);
});

test('a later start leaves a remote at the hotels that the operator enabled it at', () => {
  const first = withLocalReleases(undefined, [shell, hotel]);
  first.hotels['grand-plaza'] = {
    remotes: { 'mfe-parking': { enabled: true, release: { current: '0.1.0' } } },
  };
  const parking = { name: 'mfe-parking', version: '0.1.0-local.a' };
  const second = withLocalReleases(first, [shell, hotel, parking]);
  expect(second.hotels).toEqual(first.hotels);
  expect(second.channels['mfe-parking']).toEqual({ stable: { current: '0.1.0-local.a' } });
});

test('ORIGIN-07 in development every hotel allows declared origins, up to the limit of a document', () => {
  const fleet = withLocalReleases(undefined, [shell, hotel]);
  const named = ['http://localhost:5001', 'https://parking.test'];
  const allowing = allowDeclaredOrigins(fleet, [
    {},
    { origins: named },
    { origins: named.slice(1) },
  ]);
  expect(allowing.hotels['*']).toEqual({
    ...fleet.hotels['*'],
    api_origins: { 'http://localhost:5001': true, 'https://parking.test': true },
  });
  const many = Array.from({ length: 100 }, (_, index) => `https://a${index}.test`);
  const text = JSON.stringify(allowDeclaredOrigins(fleet, [{ origins: many }]));
  expect(readDocument(text).errors).toEqual([]);
});
