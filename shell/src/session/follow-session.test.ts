import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';

type Change = (now: object, before: object) => void;
const mocks = vi.hoisted(() => ({
  follow: vi.fn<(change: Change) => void>(),
  returnTo: { set: vi.fn(), take: vi.fn() },
  handleSignOutElsewhere: vi.fn(),
  dataOwner: vi.fn<() => string | undefined>(),
  removeQueries: vi.fn(),
  clearMutations: vi.fn(),
  cookies: new Set<string>(),
  remembered: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  cookies: { has: (name: string) => mocks.cookies.has(name) },
  hotelSlug: 'grand-plaza',
  mountAt: (path: string) => (path.endsWith('/login') ? { area: 'guest-only' } : undefined),
  queryClient: {
    removeQueries: mocks.removeQueries,
    getMutationCache: () => ({ clear: mocks.clearMutations }),
  },
  returnTo: mocks.returnTo,
  session: {
    subscribe: mocks.follow,
    handleSignOutElsewhere: mocks.handleSignOutElsewhere,
    dataOwner: mocks.dataOwner,
  },
}));
vi.mock('../lib/remembered-slug.ts', () => ({
  rememberSlug: mocks.remembered,
  slugOf: () => 'grand-plaza',
}));
vi.mock('./guest-cookies.ts', () => ({ writeGuestCookies: vi.fn() }));

const HOME = '/grand-plaza/dashboard/hotel';
const LOGIN = '/grand-plaza/login';
const AMELIA = { status: 'signed-in', user: { id: 1 } };
const BELA = { status: 'signed-in', user: { id: 2 } };
const SIGNED_OUT = { status: 'signed-out' };

const navigate = vi.fn(async () => undefined);
const location = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
const body = { hidden: false };
let page: EventTarget;

/** Creates a page at an address, optionally with a pending navigation to another one. */
function pageAt(pathname: string, to?: string): void {
  const state = {
    location: { pathname, search: '?q=1', hash: '#here' },
    navigation: { location: to && { pathname: to, search: '', hash: '' } },
  };
  followSession({ state, navigate } as never);
}
function becomes(now: object, cause: string, before: object = AMELIA): void {
  for (const [change] of mocks.follow.mock.calls)
    change({ session: now, cause }, { session: before });
}

beforeEach(() => {
  vi.clearAllMocks();
  mocks.cookies.clear();
  body.hidden = false;
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { body });
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', location);
});

test('AUTH-12 clears all cached data at sign-out except queries that are marked as public', () => {
  pageAt(HOME);
  becomes(SIGNED_OUT, 'guest');
  const [{ predicate }] = mocks.removeQueries.mock.calls[0] ?? [{}];
  expect(predicate({ queryKey: ['hotel', 'grand-plaza'] })).toBe(true);
  expect(predicate({ queryKey: ['any'], meta: {} })).toBe(true);
  expect(predicate({ queryKey: ['any'], meta: { public: true } })).toBe(false);
  expect(mocks.clearMutations).toHaveBeenCalledOnce();
  expect(mocks.remembered).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(LOGIN, { replace: true });
  expect(mocks.returnTo.set).not.toHaveBeenCalled();
});

test('keeps the page and its data when the same guest has a new token', () => {
  pageAt(HOME);
  becomes({ ...AMELIA, token: 'new' }, 'elsewhere');
  expect(mocks.removeQueries).not.toHaveBeenCalled();
  expect(location.replace).not.toHaveBeenCalled();
});

test('opens the login after a refused token and stores the current or pending address', () => {
  pageAt(HOME);
  becomes(SIGNED_OUT, 'refused');
  expect(mocks.returnTo.set).toHaveBeenLastCalledWith(`${HOME}?q=1#here`);
  mocks.follow.mockReset();
  pageAt('/grand-plaza', HOME);
  becomes(SIGNED_OUT, 'refused');
  expect(mocks.returnTo.set).toHaveBeenLastCalledWith(HOME);
  expect(navigate).toHaveBeenLastCalledWith(LOGIN, { replace: false });
});

test('stays on a public page after sign-out', () => {
  pageAt('/grand-plaza/dashboards');
  becomes(SIGNED_OUT, 'elsewhere');
  expect([navigate.mock.calls, location.replace.mock.calls, body.hidden]).toEqual([[], [], false]);
});

test('FAULT-28 hides the page and opens a new document when the guest signs out in another tab', () => {
  pageAt(HOME.toUpperCase());
  becomes(SIGNED_OUT, 'elsewhere');
  expect(body.hidden).toBe(true);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(LOGIN);
  expect(mocks.remembered).not.toHaveBeenCalled();
  mocks.follow.mockReset();
  body.hidden = false;
  pageAt('/grand-plaza', HOME);
  becomes(SIGNED_OUT, 'elsewhere');
  expect(body.hidden, 'Back may show this page again').toBe(false);
  expect(location.assign, 'Back leads to where it was').toHaveBeenCalledExactlyOnceWith(LOGIN);
});

test.each([
  [HOME, [['/grand-plaza/dashboard']]],
  [LOGIN, [['/grand-plaza/dashboard']]],
  ['/grand-plaza', []],
])('FAULT-28 reloads %s for another guest who signed in elsewhere: %j', (at, left) => {
  pageAt(at);
  becomes(BELA, 'elsewhere');
  expect(location.replace.mock.calls).toEqual(left);
  expect(mocks.removeQueries).toHaveBeenCalledOnce();
});

test('FAULT-27 checks the cookie when a page is restored from the back/forward cache', () => {
  pageAt(HOME);
  const comes = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comes(false);
  mocks.cookies.add(SIGNED_IN_COOKIE);
  comes(true);
  expect(mocks.handleSignOutElsewhere).not.toHaveBeenCalled();
  mocks.cookies.clear();
  comes(true);
  expect(mocks.handleSignOutElsewhere).toHaveBeenCalledOnce();
});

test('AUTH-126 reloads a restored page if what it shows belongs to an earlier visitor', () => {
  mocks.dataOwner.mockReturnValue(':1');
  pageAt('/grand-plaza/verify-code');
  const restore = () =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  restore();
  expect([location.reload.mock.calls.length, body.hidden]).toEqual([0, false]);
  mocks.dataOwner.mockReturnValue(':2');
  restore();
  expect([location.reload.mock.calls.length, body.hidden]).toEqual([1, true]);
});
