import { beforeEach, expect, test, vi } from 'vitest';
import type { ScreenId } from './fallback-chain.ts';
import { prefetch, prefetchManifest, prefetchOnHint } from './prefetch.ts';

const mocks = vi.hoisted(() => ({
  mount: undefined as object | undefined,
  savesData: false,
  layout: vi.fn(),
  follow: vi.fn<(listener: (hint: { href: string }) => void) => void>(),
  screen: vi.fn(),
  manifest: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  prefetchHint: { subscribe: mocks.follow },
  mountAt: () => mocks.mount,
}));
vi.mock('@foyer/shared/browser/preferences.ts', () => ({ savesData: () => mocks.savesData }));
vi.mock('./federation.ts', () => ({ federationDeps: { ensureManifest: mocks.manifest } }));
vi.mock('./screens.ts', () => ({
  chainOf: ({ remote, screen }: ScreenId) => ({ prefetch: () => mocks.screen(remote, screen) }),
}));

const dashboard = { get: () => undefined, load: vi.fn(), prefetch: mocks.layout };
const MOUNT = { remote: 'mfe-hotel', screen: 'home', area: 'dashboard', enabled: true };

beforeEach(() => {
  Object.assign(mocks, { mount: MOUNT, savesData: false });
  mocks.layout.mockReset();
  mocks.screen.mockReset().mockResolvedValue(undefined);
  mocks.manifest.mockReset().mockResolvedValue(undefined);
});

test('prefetches the screen of a link, and in the dashboard also the layout', async () => {
  await prefetch('/grand-plaza/dashboard/hotel', dashboard);
  expect(mocks.screen).toHaveBeenCalledExactlyOnceWith('mfe-hotel', 'home');
  expect(mocks.layout).toHaveBeenCalledOnce();
  mocks.mount = { ...MOUNT, area: 'guest-only' };
  await prefetch('/grand-plaza/login', dashboard);
  expect(mocks.layout).toHaveBeenCalledOnce();
});

test('prefetches the screen and the layout of a hinted link', () => {
  prefetchOnHint(dashboard);
  for (const [listener] of mocks.follow.mock.calls)
    listener({ href: '/grand-plaza/dashboard/hotel' });
  expect(mocks.screen).toHaveBeenCalledExactlyOnceWith('mfe-hotel', 'home');
  expect(mocks.layout).toHaveBeenCalledOnce();
});

test('ignores a failed prefetch', async () => {
  mocks.screen.mockRejectedValue(new Error('down'));
  mocks.manifest.mockRejectedValue(new Error('down'));
  await expect(prefetch('/grand-plaza/dashboard/hotel')).resolves.toBeUndefined();
  prefetchManifest();
  expect(mocks.manifest).toHaveBeenCalledOnce();
});

test.each([
  ['under Save-Data', { savesData: true }],
  ['for a disabled screen', { mount: { ...MOUNT, enabled: false } }],
  ['for an address without a screen', { mount: undefined }],
])('prefetches nothing %s', async (_, how) => {
  Object.assign(mocks, how);
  await prefetch('/grand-plaza/dashboard/hotel', dashboard);
  expect(mocks.screen).not.toHaveBeenCalled();
  expect(mocks.layout).not.toHaveBeenCalled();
});

test('does not prefetch the manifest under Save-Data', () => {
  mocks.savesData = true;
  prefetchManifest();
  expect(mocks.manifest).not.toHaveBeenCalled();
});
