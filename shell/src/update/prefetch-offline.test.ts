import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOffline } from './prefetch-offline.ts';

const mocks = vi.hoisted(() => ({
  user: undefined as object | undefined,
  hotel: undefined as object | undefined,
  menuItems: vi.fn(),
  loader: vi.fn(),
  tab: new Map<string, unknown>(),
  mounts: [
    { remote: 'mfe-hotel', screen: 'quick-info', path: 'hotel/quick-info', prefetchOffline: true },
    { remote: 'mfe-listings', screen: 'category', path: ':categorySlug', prefetchOffline: true },
    { remote: 'mfe-forms', screen: 'check-in', path: 'check-in', prefetchOffline: false },
    {
      remote: 'mfe-forms',
      screen: 'requests',
      path: 'requests',
      prefetchOffline: true,
      enabled: false,
    },
    { remote: 'mfe-listings', screen: 'listing', path: ':one/:other', prefetchOffline: true },
  ].map((mount) => ({ area: 'dashboard', enabled: true, ...mount })),
  follow: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  hotelQuery: () => ({ queryKey: ['hotel'] }),
  hotelSlug: 'grand-plaza',
  page: { composition: { mounts: mocks.mounts } },
  queryClient: { getQueryData: () => mocks.hotel, fetchQuery: mocks.menuItems },
  session: { get: () => ({ user: mocks.user }), subscribe: mocks.follow },
  sessionStore: {
    read: (key: string) => mocks.tab.get(key),
    write: (key: string, value: unknown) => void mocks.tab.set(key, value),
  },
}));
vi.mock('@foyer/shared/browser/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));
vi.mock('../lib/menu-items-query.ts', () => ({ menuItemsQuery: () => ({}) }));
vi.mock('../remotes/screens.ts', () => ({
  chainOf: () => ({ prefetch: async () => ({ loader: mocks.loader }) }),
}));

const amelia = { id: 1, hotel: { slug: 'grand-plaza' } };
const read = () => mocks.loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname);
const QUICK_INFO = '/grand-plaza/dashboard/hotel/quick-info';
const WELLNESS = '/grand-plaza/dashboard/wellness';
const ALL = [QUICK_INFO, WELLNESS, '/grand-plaza/dashboard/local%20area'];

/** Switches to another guest or to none. */
function signIn(user: object | undefined) {
  const before = { user: mocks.user };
  mocks.user = user;
  for (const [follower] of mocks.follow.mock.calls)
    follower({ session: { user } }, { session: before });
}
/** Prefetches and waits until it is done. */
async function reads(): Promise<void> {
  prefetchOffline();
  await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('location', { origin: 'https://foyer.test' });
  Object.assign(mocks, { user: amelia, hotel: { id: 7 } });
  mocks.tab.clear();
  mocks.follow.mockReset();
  mocks.loader.mockReset();
  mocks.menuItems.mockReset().mockResolvedValue([{ slug: 'wellness' }, { slug: 'local area' }]);
});
afterEach(() => vi.useRealTimers());

test('APP-53 prefetches the mounts that request it, and every category of the navigation', async () => {
  await reads();
  expect(read()).toEqual(ALL);
  const [{ params }] = mocks.loader.mock.calls[1] ?? [{}];
  expect(params).toEqual({ slug: 'grand-plaza', categorySlug: 'wellness' });
});

test('APP-11 prefetches once an hour per tab, and again for another guest', async () => {
  await reads();
  vi.setSystemTime(60 * 60_000 - 1);
  await reads();
  expect(read()).toHaveLength(3);
  vi.setSystemTime(60 * 60_000);
  await reads();
  expect(read()).toHaveLength(6);
  signIn({ ...amelia, id: 2 });
  await expect.poll(read).toHaveLength(9);
});

test.each([undefined, { id: 1 }, { id: 1, hotel: { slug: 'seaside-inn' } }])(
  'APP-11 prefetches nothing for a guest of another hotel (%j)',
  async (user) => {
    mocks.user = user;
    await reads();
    expect(read()).toEqual([]);
    expect(mocks.tab.size).toBe(0);
  },
);

test('APP-11 continues after a failed prefetch', async () => {
  mocks.loader.mockRejectedValue(new Error('down'));
  mocks.menuItems.mockRejectedValue(new Error('down'));
  mocks.hotel = { id: 7, categories: [{ slug: 'wellness' }] };
  await reads();
  expect(read()).toEqual([QUICK_INFO, WELLNESS]);
});

test('APP-11 stops when the guest signs out', async () => {
  mocks.loader.mockImplementationOnce(() => signIn(undefined));
  await reads();
  expect(read()).toEqual([QUICK_INFO]);
});
