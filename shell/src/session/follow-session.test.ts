import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { beforeEach, expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';

type Change = (now: object, before: object) => void;
const told = vi.hoisted(() => ({
  follow: vi.fn<(change: Change) => void>(),
  returnTo: { set: vi.fn(), take: vi.fn() },
  endedElsewhere: vi.fn(),
  removeQueries: vi.fn(),
  clearMutations: vi.fn(),
  cookies: new Set<string>(),
  remembered: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  cookies: { has: (name: string) => told.cookies.has(name) },
  hotelSlug: 'grand-plaza',
  mountAt: (path: string) => (path.endsWith('/login') ? { area: 'guest-only' } : undefined),
  queryClient: {
    removeQueries: told.removeQueries,
    getMutationCache: () => ({ clear: told.clearMutations }),
  },
  returnTo: told.returnTo,
  session: { subscribe: told.follow, endedElsewhere: told.endedElsewhere },
}));
vi.mock('../ground/own-slug.ts', () => ({ slugOf: () => 'grand-plaza' }));
vi.mock('../ground/remembered-slug.ts', () => ({ rememberSlug: told.remembered }));
vi.mock('./guest-cookies.ts', () => ({ writeGuestCookies: vi.fn() }));

const HOME = '/grand-plaza/dashboard/hotel';
const LOGIN = '/grand-plaza/login';
const AMELIA = { status: 'signed-in', user: { id: 1 } };
const BELA = { status: 'signed-in', user: { id: 2 } };
const NOBODY = { status: 'signed-out' };

const navigate = vi.fn(async () => undefined);
const location = { assign: vi.fn(), replace: vi.fn() };
const body = { hidden: false };
let page: EventTarget;

/** A page that stands at an address, or is on its way from there to another one. */
function pageAt(pathname: string, to?: string): void {
  const state = {
    location: { pathname, search: '?q=1', hash: '#here' },
    navigation: { location: to && { pathname: to, search: '', hash: '' } },
  };
  followSession({ state, navigate } as never);
}
function becomes(now: object, cause: string, before: object = AMELIA): void {
  for (const [change] of told.follow.mock.calls)
    change({ session: now, cause }, { session: before });
}

beforeEach(() => {
  vi.clearAllMocks();
  told.cookies.clear();
  body.hidden = false;
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { body });
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', location);
});

test('AUTH-12 a guest who leaves takes all but the public record of the hotel along', () => {
  pageAt(HOME);
  becomes(NOBODY, 'guest');
  const [{ predicate }] = told.removeQueries.mock.calls[0] ?? [{}];
  expect(predicate({ queryKey: ['chat'] })).toBe(true);
  expect(predicate({ queryKey: ['hotel', 'grand-plaza'] })).toBe(false);
  expect(told.clearMutations).toHaveBeenCalledOnce();
  expect(told.remembered).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(LOGIN, { replace: true });
  expect(told.returnTo.set).not.toHaveBeenCalled();
});

test('the same guest with a new token loses nothing', () => {
  pageAt(HOME);
  becomes({ ...AMELIA, token: 'new' }, 'elsewhere');
  expect(told.removeQueries).not.toHaveBeenCalled();
  expect(location.replace).not.toHaveBeenCalled();
});

test('a refused token leads to the login and back to where the guest was, or was going', () => {
  pageAt(HOME);
  becomes(NOBODY, 'refused');
  expect(told.returnTo.set).toHaveBeenLastCalledWith(`${HOME}?q=1#here`);
  told.follow.mockReset();
  pageAt('/grand-plaza', HOME);
  becomes(NOBODY, 'refused');
  expect(told.returnTo.set).toHaveBeenLastCalledWith(HOME);
  expect(navigate).toHaveBeenLastCalledWith(LOGIN, { replace: false });
});

test('a page for everybody stays where nobody is signed in any more', () => {
  pageAt('/grand-plaza/dashboards');
  becomes(NOBODY, 'elsewhere');
  expect([navigate.mock.calls, location.replace.mock.calls, body.hidden]).toEqual([[], [], false]);
});

test('FAULT-28 a guest who left in another tab is seen here no longer, and the page begins anew', () => {
  pageAt(HOME.toUpperCase());
  becomes(NOBODY, 'elsewhere');
  expect(body.hidden).toBe(true);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(LOGIN);
  expect(told.remembered).not.toHaveBeenCalled();
  told.follow.mockReset();
  body.hidden = false;
  pageAt('/grand-plaza', HOME);
  becomes(NOBODY, 'elsewhere');
  expect(body.hidden, 'Back may show this page again').toBe(false);
  expect(location.assign, 'Back leads to where it was').toHaveBeenCalledExactlyOnceWith(LOGIN);
});

test.each([
  [HOME, [['/grand-plaza/dashboard']]],
  [LOGIN, [['/grand-plaza/dashboard']]],
  ['/grand-plaza', []],
])('FAULT-28 another guest, signed in elsewhere, has %s anew: %j', (at, left) => {
  pageAt(at);
  becomes(BELA, 'elsewhere');
  expect(location.replace.mock.calls).toEqual(left);
  expect(told.removeQueries).toHaveBeenCalledOnce();
});

test('FAULT-27 a page from the back/forward cache asks the cookie whether its guest is still here', () => {
  pageAt(HOME);
  const comes = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comes(false);
  told.cookies.add(SIGNED_IN_COOKIE);
  comes(true);
  expect(told.endedElsewhere).not.toHaveBeenCalled();
  told.cookies.clear();
  comes(true);
  expect(told.endedElsewhere).toHaveBeenCalledOnce();
});
