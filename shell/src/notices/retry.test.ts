import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenError } from '../remotes/screen-error.ts';
import { reloadAfterRetry, reloadIfBroken } from './retry.ts';

const { refetch, loaded, reloadFor } = vi.hoisted(() => ({
  refetch: vi.fn(),
  loaded: vi.fn(),
  reloadFor: vi.fn(),
}));
vi.mock('../remotes/federation.ts', () => ({ federationDeps: { refetch } }));
vi.mock('../remotes/screens.ts', () => ({ chainOf: () => ({ loaded }) }));
vi.mock('../update/reload.ts', () => ({ reloadFor }));
vi.mock('@foyer/shared/runtime', () => ({
  page: { composition: { remotes: [{ name: 'mfe-hotel', sources: ['its release'] }] } },
}));

const failed = (screen: string, how: Partial<ScreenError>, remote = 'mfe-hotel') =>
  Object.assign(new ScreenError(remote, screen), how);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://foyer.test/grand-plaza/dashboard/hotel' });
  refetch.mockReset().mockResolvedValue(true);
  loaded.mockReset();
  reloadFor.mockReset();
});
afterEach(() => vi.useRealTimers());

test('FAULT-03 reloads if a timed-out screen is not loaded one second after its files are available', async () => {
  await reloadAfterRetry(failed('home', { timedOut: true }));
  expect(refetch).toHaveBeenCalledExactlyOnceWith('its release', 'home');
  vi.advanceTimersByTime(999);
  expect(reloadFor).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('mfe-hotel/home');
});

test.each<[string, () => unknown, ScreenError?]>([
  ['the screen has loaded meanwhile', () => loaded.mockReturnValue({})],
  [
    'the guest has navigated meanwhile',
    () => Object.assign(location, { href: 'https://foyer.test/' }),
  ],
  ['its files are not available', () => false],
  ['nothing timed out', () => undefined, failed('home', {})],
  [
    'the page does not know its remote',
    () => undefined,
    failed('home', { timedOut: true }, 'mfe-gone'),
  ],
])('does not reload if %s', async (_, happens, error = failed('home', { timedOut: true })) => {
  refetch.mockImplementation(async () => happens() !== false);
  await reloadAfterRetry(error);
  vi.advanceTimersByTime(60_000);
  expect(reloadFor).not.toHaveBeenCalled();
});

test('FAULT-07 reloads for a broken import, at the Retry or at the next failure', async () => {
  const broken = failed('quick-info', { brokenImport: true });
  reloadIfBroken(broken);
  expect(reloadFor).not.toHaveBeenCalled();
  await reloadAfterRetry(broken);
  reloadIfBroken(broken);
  reloadIfBroken(failed('profile', { brokenImport: true }));
  expect(reloadFor.mock.calls).toEqual([['mfe-hotel/quick-info'], ['mfe-hotel/quick-info']]);
});

test('FAULT-07 reloads without a Retry if the browser cached the failed import', () => {
  reloadIfBroken(failed('home', { needsReload: true }));
  reloadIfBroken(failed('home', {}));
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('mfe-hotel/home');
});
