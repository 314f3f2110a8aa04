import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAhead } from './read-ahead.ts';

const told = vi.hoisted(() => ({
  user: undefined as object | undefined,
  hotel: undefined as object | undefined,
  menuItems: vi.fn(),
  loader: vi.fn(),
  tab: new Map<string, unknown>(),
  mounts: [
    { remote: 'mfe-hotel', screen: 'quick-info', path: 'hotel/quick-info', ahead: true },
    { remote: 'mfe-listings', screen: 'category', path: ':categorySlug', ahead: true },
    { remote: 'mfe-forms', screen: 'check-in', path: 'check-in', ahead: false },
    { remote: 'mfe-forms', screen: 'requests', path: 'requests', ahead: true, enabled: false },
    { remote: 'mfe-listings', screen: 'listing', path: ':one/:other', ahead: true },
  ].map((mount) => ({ area: 'dashboard', enabled: true, ...mount })),
  follow: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  hotelQuery: () => ({ queryKey: ['hotel'] }),
  hotelSlug: 'grand-plaza',
  page: { composition: { mounts: told.mounts } },
  queryClient: { getQueryData: () => told.hotel, fetchQuery: told.menuItems },
  session: { get: () => ({ user: told.user }), subscribe: told.follow },
  sessionStore: {
    read: (key: string) => told.tab.get(key),
    write: (key: string, value: unknown) => void told.tab.set(key, value),
  },
}));
vi.mock('@foyer/shared/ui/waiting/when-idle', () => ({ whenIdle: (work: () => void) => work() }));
vi.mock('../layout/menu-items-query.ts', () => ({ menuItemsQuery: () => ({}) }));
vi.mock('../remotes/screens.ts', () => ({
  screens: { prefetch: async () => ({ loader: told.loader }) },
}));

const amelia = { id: 1, hotel: { slug: 'grand-plaza' } };
const read = () => told.loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname);
const QUICK_INFO = '/grand-plaza/dashboard/hotel/quick-info';
const WELLNESS = '/grand-plaza/dashboard/wellness';
const ALL = [QUICK_INFO, WELLNESS, '/grand-plaza/dashboard/local%20area'];

/** Another guest, or none, is here from now on. */
function signIn(user: object | undefined) {
  const before = { user: told.user };
  told.user = user;
  for (const [follower] of told.follow.mock.calls)
    follower({ session: { user } }, { session: before });
}
/** Reads what there is to read now. */
async function reads(): Promise<void> {
  readAhead();
  await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('location', { origin: 'https://foyer.test' });
  Object.assign(told, { user: amelia, hotel: { id: 7 } });
  told.tab.clear();
  told.follow.mockReset();
  told.loader.mockReset();
  told.menuItems.mockReset().mockResolvedValue([{ slug: 'wellness' }, { slug: 'local area' }]);
});
afterEach(() => vi.useRealTimers());

test('APP-11 what asks for it is read ahead, and every category of the navigation', async () => {
  await reads();
  expect(read()).toEqual(ALL);
  const [{ params }] = told.loader.mock.calls[1] ?? [{}];
  expect(params).toEqual({ slug: 'grand-plaza', categorySlug: 'wellness' });
});

test('APP-11 once an hour in a tab, and again for another guest', async () => {
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
  'APP-11 nothing is read for a guest who is not of this hotel (%j)',
  async (user) => {
    told.user = user;
    await reads();
    expect(read()).toEqual([]);
    expect(told.tab.size).toBe(0);
  },
);

test('APP-11 what does not come holds nothing else up', async () => {
  told.loader.mockRejectedValue(new Error('down'));
  told.menuItems.mockRejectedValue(new Error('down'));
  told.hotel = { id: 7, categories: [{ slug: 'wellness' }] };
  await reads();
  expect(read()).toEqual([QUICK_INFO, WELLNESS]);
});

test('APP-11 reading ends with the guest for whom it began', async () => {
  told.loader.mockImplementationOnce(() => signIn(undefined));
  await reads();
  expect(read()).toEqual([QUICK_INFO]);
});
