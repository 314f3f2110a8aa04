import {
  auth,
  fleetOf,
  hotel,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const messaging = remoteRelease('mfe-messaging', [
  { path: 'chat', area: 'dashboard', screen: 'chat' },
]);
const releases = [shellRelease(), auth, hotel, messaging];
const chatting = {
  '*': { remotes: { 'mfe-hotel': { enabled: true }, 'mfe-messaging': { enabled: true } } },
};

type Options = Parameters<typeof testGateway>[0];
async function manifestOf(options: Options = {}) {
  const draw = () => Promise.reject(new Error('Not to be drawn for a manifest'));
  const { get } = testGateway({ releases, deps: { draw }, ...options });
  return (await get('/-/manifest/grand-plaza.webmanifest')).json();
}

test('APP-20 makes each hotel an app with its own name, texts and colour', async () => {
  const manifest = await manifestOf();
  expect(manifest).toMatchObject({
    id: '/grand-plaza',
    name: 'Grand Plaza',
    short_name: 'Grand Plaza',
    description: 'Welcome to the Plaza',
    start_url: '/grand-plaza/dashboard',
    scope: '/grand-plaza',
    display: 'standalone',
    theme_color: '#123456',
  });
  expect(manifest.icons).toMatchObject([
    { sizes: '192x192', type: 'image/png', purpose: 'any' },
    { sizes: '512x512', type: 'image/png', purpose: 'any' },
    { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('APP-20 makes an app of a hotel with few settings', async () => {
  const provider = () =>
    Response.json({ status: true, data: { ...RECORD, welcome_message: null, settings: [] } });
  const { description, ...manifest } = await manifestOf({ provider });
  expect(description).toBeUndefined();
  expect(manifest).toMatchObject({ name: 'Grand Plaza', theme_color: '#1e4a6e' });
});

test('APP-24 offers shortcuts to quick info and chat if the hotel has them', async () => {
  const urls = async (hotels: NonNullable<Options>['fleet']) => {
    const { shortcuts } = await manifestOf({ fleet: hotels });
    return shortcuts.map(({ url }: { url: string }) => url);
  };
  expect(await urls(fleetOf(releases, chatting))).toEqual([
    '/grand-plaza/dashboard/hotel/quick-info',
    '/grand-plaza/dashboard/chat',
  ]);
  expect(await urls(fleetOf(releases))).toEqual(['/grand-plaza/dashboard/hotel/quick-info']);
});

test('SHELL-43 sets language and direction of the hotel in page and manifest', async () => {
  const provider = () => Response.json({ status: true, data: { ...RECORD, language: 'ar-EG' } });
  expect(await manifestOf({ provider })).toMatchObject({ lang: 'ar-EG', dir: 'rtl' });
  const page = await testGateway({ provider }).get('/grand-plaza/login');
  expect(await page.text()).toContain('<html lang="ar-EG" dir="rtl">');
});
