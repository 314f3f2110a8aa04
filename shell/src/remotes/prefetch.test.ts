import { beforeEach, expect, test, vi } from 'vitest';
import { detailsAhead, prefetch } from './prefetch.ts';

const told = vi.hoisted(() => ({
  mount: undefined as object | undefined,
  savesData: false,
  layout: vi.fn(),
  screen: vi.fn(),
  details: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({ intent: {}, mountAt: () => told.mount }));
vi.mock('@foyer/shared/ui/pictures/preferences', () => ({ savesData: () => told.savesData }));
vi.mock('../router/parts.ts', () => ({ dashboard: { prefetch: told.layout } }));
vi.mock('./federation.ts', () => ({ federationGround: { detailsOf: told.details } }));
vi.mock('./screens.ts', () => ({ screens: { prefetch: told.screen } }));

const MOUNT = { remote: 'mfe-hotel', screen: 'home', area: 'dashboard', enabled: true };

beforeEach(() => {
  Object.assign(told, { mount: MOUNT, savesData: false });
  told.layout.mockReset();
  told.screen.mockReset().mockResolvedValue(undefined);
  told.details.mockReset().mockResolvedValue(undefined);
});

test('the screen behind a link is loaded ahead, in the dashboard with its layout', async () => {
  await prefetch('/grand-plaza/dashboard/hotel');
  expect(told.screen).toHaveBeenCalledExactlyOnceWith('mfe-hotel', 'home');
  expect(told.layout).toHaveBeenCalledOnce();
  told.mount = { ...MOUNT, area: 'guest-only' };
  await prefetch('/grand-plaza/login');
  expect(told.layout).toHaveBeenCalledOnce();
});

test('a failure shows when the guest goes there, not before', async () => {
  told.screen.mockRejectedValue(new Error('down'));
  told.details.mockRejectedValue(new Error('down'));
  await expect(prefetch('/grand-plaza/dashboard/hotel')).resolves.toBeUndefined();
  detailsAhead();
  expect(told.details).toHaveBeenCalledOnce();
});

test.each([
  ['under Save-Data', { savesData: true }],
  ['of a screen that the hotel has not', { mount: { ...MOUNT, enabled: false } }],
  ['of no screen', { mount: undefined }],
])('nothing is loaded ahead %s', async (_, how) => {
  Object.assign(told, how);
  await prefetch('/grand-plaza/dashboard/hotel');
  expect(told.screen).not.toHaveBeenCalled();
  expect(told.layout).not.toHaveBeenCalled();
});

test('under Save-Data no details are loaded ahead', () => {
  told.savesData = true;
  detailsAhead();
  expect(told.details).not.toHaveBeenCalled();
});
