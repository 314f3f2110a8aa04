import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backRetry, reloadIfStuck } from './retry.ts';
import { type Failure, ScreenError } from './screen-error.ts';

const { refetch, loaded, reloadFor } = vi.hoisted(() => ({
  refetch: vi.fn(),
  loaded: vi.fn(),
  reloadFor: vi.fn(),
}));
vi.mock('./federation.ts', () => ({ federationGround: { refetch } }));
vi.mock('./screens.ts', () => ({ screens: { loaded } }));
vi.mock('./reload.ts', () => ({ reloadFor }));
vi.mock('@foyer/shared/runtime', () => ({
  page: { composition: { remotes: [{ name: 'mfe-hotel', sources: ['its release'] }] } },
}));

const failed = (screen: string, how: Partial<Failure>, remote = 'mfe-hotel') =>
  new ScreenError(remote, screen, {
    ...{ stuck: false, kept: false, hung: false, left: false, cause: null },
    ...how,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://foyer.test/grand-plaza/dashboard/hotel' });
  refetch.mockReset().mockResolvedValue(true);
  loaded.mockReset();
  reloadFor.mockReset();
});
afterEach(() => vi.useRealTimers());

test('FAULT-03 a screen that hangs has a second more once its files answer, then the page reloads', async () => {
  await backRetry(failed('home', { hung: true }));
  expect(refetch).toHaveBeenCalledExactlyOnceWith('its release', 'home');
  vi.advanceTimersByTime(999);
  expect(reloadFor).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('mfe-hotel/home');
});

test.each<[string, () => unknown, ScreenError?]>([
  ['the screen came meanwhile', () => loaded.mockReturnValue({})],
  [
    'the guest went on to another page',
    () => Object.assign(location, { href: 'https://foyer.test/' }),
  ],
  ['its files do not answer', () => false],
  ['nothing hung', () => undefined, failed('home', {})],
  ['its remote is none of this page', () => undefined, failed('home', { hung: true }, 'mfe-gone')],
])('the page stays where %s', async (_, happens, error = failed('home', { hung: true })) => {
  refetch.mockImplementation(async () => happens() !== false);
  await backRetry(error);
  vi.advanceTimersByTime(60_000);
  expect(reloadFor).not.toHaveBeenCalled();
});

test('FAULT-07 what this browser cannot import again needs a new page, at the press or at the next failure', async () => {
  const stuck = failed('quick-info', { stuck: true });
  reloadIfStuck(stuck);
  expect(reloadFor).not.toHaveBeenCalled();
  await backRetry(stuck);
  reloadIfStuck(stuck);
  reloadIfStuck(failed('profile', { stuck: true }));
  expect(reloadFor.mock.calls).toEqual([['mfe-hotel/quick-info'], ['mfe-hotel/quick-info']]);
});

test('FAULT-07 a fetch that this browser keeps reloads without a press', () => {
  reloadIfStuck(failed('home', { kept: true }));
  reloadIfStuck(failed('home', {}));
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('mfe-hotel/home');
});
