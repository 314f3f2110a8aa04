import { beforeEach, expect, test, vi } from 'vitest';
import { prefetch, prefetchManifest } from './prefetch.ts';

const mocks = vi.hoisted(() => ({
  mount: undefined as object | undefined,
  savesData: false,
  layout: vi.fn(),
  screen: vi.fn(),
  manifest: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({ prefetchHint: {}, mountAt: () => mocks.mount }));
vi.mock('@foyer/shared/ui/pictures/preferences', () => ({ savesData: () => mocks.savesData }));
vi.mock('../router/chunks.ts', () => ({ dashboard: { prefetch: mocks.layout } }));
vi.mock('./federation.ts', () => ({ federationDeps: { ensureManifest: mocks.manifest } }));
vi.mock('./screens.ts', () => ({ screens: { prefetch: mocks.screen } }));

const MOUNT = { remote: 'mfe-hotel', screen: 'home', area: 'dashboard', enabled: true };

beforeEach(() => {
  Object.assign(mocks, { mount: MOUNT, savesData: false });
  mocks.layout.mockReset();
  mocks.screen.mockReset().mockResolvedValue(undefined);
  mocks.manifest.mockReset().mockResolvedValue(undefined);
});

test('prefetches the screen of a link, and in the dashboard also the layout', async () => {
  await prefetch('/grand-plaza/dashboard/hotel');
  expect(mocks.screen).toHaveBeenCalledExactlyOnceWith('mfe-hotel', 'home');
  expect(mocks.layout).toHaveBeenCalledOnce();
  mocks.mount = { ...MOUNT, area: 'guest-only' };
  await prefetch('/grand-plaza/login');
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
  await prefetch('/grand-plaza/dashboard/hotel');
  expect(mocks.screen).not.toHaveBeenCalled();
  expect(mocks.layout).not.toHaveBeenCalled();
});

test('does not prefetch the manifest under Save-Data', () => {
  mocks.savesData = true;
  prefetchManifest();
  expect(mocks.manifest).not.toHaveBeenCalled();
});
