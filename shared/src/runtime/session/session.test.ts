import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const AMELIA = { id: 1, name: 'Amelia Hart' };
const HOTEL = { id: 7, slug: 'grand-plaza', settings: [] };

let page: EventTarget;
let local: Map<string, string>;
let tab: Map<string, string>;
const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
  key: (index: number) => [...map.keys()][index],
  get length() {
    return map.size;
  },
});

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  local = new Map();
  tab = new Map();
  vi.stubGlobal('window', {
    localStorage: storageOf(local),
    get sessionStorage() {
      return storageOf(tab);
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the session as a new document does, and records its changes. */
async function loadSession() {
  const { session, store } = await import('./session.ts');
  const changes: string[] = [];
  session.subscribe(({ session: { user }, cause }) => changes.push(`${user?.id} by ${cause}`));
  return { session, changes, cause: () => store.getState().cause };
}
const dispatch = (type: string, facts: object) =>
  page.dispatchEvent(Object.assign(new Event(type), facts));
/** Signs a guest in as another tab does, through the storage only. */
function signInElsewhere(user: object, token: string) {
  local.set('user', JSON.stringify(user));
  local.set('token', token);
}

test('AUTH-06 signing in stores the guest and the hotel for all tabs', async () => {
  const { session, changes } = await loadSession();
  session.signIn({ ...AMELIA, hotel: HOTEL }, 'a token');
  expect(local.get('token')).toBe('a token');
  expect(JSON.parse(local.get('user') ?? '')).toEqual({ ...AMELIA, hotel: HOTEL });
  expect(local.get('hotelSlug')).toBe('grand-plaza');
  expect(JSON.parse(tab.get('hotelDetails') ?? '')).toEqual(HOTEL);
  expect(session.get()).toEqual({
    status: 'signed-in',
    user: { ...AMELIA, hotel: HOTEL },
    token: 'a token',
  });
  expect([session.user()?.id, session.token()]).toEqual([1, 'a token']);
  expect(changes).toEqual(['1 by guest']);
});

test('AUTH-06 signing in without a hotel removes the previous guest’s hotel', async () => {
  tab.set('hotelDetails', JSON.stringify(HOTEL));
  const { session } = await loadSession();
  session.signIn(AMELIA, 'a token');
  expect(tab.has('hotelDetails')).toBe(false);
  expect(local.has('hotelSlug')).toBe(false);
  session.signIn({ ...AMELIA, hotel: { id: 7, slug: null } }, 'a token');
  expect(local.has('hotelSlug')).toBe(false);
});

test('AUTH-12 signing out clears all storage and reports the cause', async () => {
  const { session, changes } = await loadSession();
  session.signIn({ ...AMELIA, hotel: HOTEL }, 'a token');
  local.set('anything', 'else');
  tab.set('draft:grand-plaza:check-in', '{}');
  tab.set('reloadedAt:composition', '1');
  session.signOut();
  expect([...local.keys()]).toEqual(['owner']);
  expect(local.get('owner')).toMatch(/^:0\.\d+$/);
  expect([...tab.keys()].sort()).toEqual(['owner', 'reloadedAt:composition']);
  expect(session.get()).toEqual({ status: 'signed-out' });
  expect([session.user(), session.token()]).toEqual([undefined, null]);
  session.signOut('refused');
  expect(changes).toEqual(['1 by guest', 'undefined by guest', 'undefined by refused']);
});

test('FAULT-28 a refused token signs out its own guest only', async () => {
  const { session, changes } = await loadSession();
  session.handleUnauthorized(null);
  session.handleUnauthorized('a token');
  session.signIn(AMELIA, 'a token');
  session.handleUnauthorized('an older token');
  session.handleUnauthorized(null);
  expect(session.user()?.id).toBe(1);
  session.handleUnauthorized('a token');
  expect(session.get().status).toBe('signed-out');
  expect(changes).toEqual(['1 by guest', 'undefined by refused']);
});

test('a document starts with the stored guest, or signed out if the token or the user is missing', async () => {
  signInElsewhere(AMELIA, 'a token');
  const { session, cause } = await loadSession();
  expect(session.get()).toMatchObject({ status: 'signed-in', user: AMELIA, token: 'a token' });
  expect(cause()).toBe('start');
  for (const key of ['token', 'user']) {
    vi.resetModules();
    signInElsewhere(AMELIA, 'a token');
    local.delete(key);
    expect((await loadSession()).session.get()).toEqual({ status: 'signed-out' });
  }
});

test('FAULT-28 follows a sign-in and a sign-out in another tab', async () => {
  const { session, changes } = await loadSession();
  for (const [guest, key] of [null, 'token', 'user'].entries()) {
    signInElsewhere({ ...AMELIA, id: guest }, `token ${guest}`);
    dispatch('storage', { key });
    expect(session.user()?.id).toBe(guest);
  }
  local.clear();
  dispatch('storage', { key: null });
  expect(changes).toEqual([
    '0 by elsewhere',
    '1 by elsewhere',
    '2 by elsewhere',
    'undefined by elsewhere',
  ]);
});

const DRAFT = 'draft:grand-plaza:check-in';
const BRUNO = { id: 2, name: 'Bruno Vale' };

test('AUTH-125 after a refused token the drafts stay for the same guest, and go before another one', async () => {
  const { session } = await loadSession();
  session.signIn(AMELIA, 'a token');
  tab.set(DRAFT, '{}');
  session.signOut('refused');
  expect([...local.keys()]).toEqual(['owner']);
  session.signIn(AMELIA, 'a newer token');
  expect(tab.has(DRAFT)).toBe(true);
  session.signOut('refused');
  let seen: boolean | undefined;
  session.subscribe(() => {
    seen = tab.has(DRAFT);
  });
  session.signIn(BRUNO, 'another token');
  expect(seen).toBe(false);
});

test('AUTH-125 what a visitor typed goes at a sign-in, except the address that the visitor asked for', async () => {
  const { session } = await loadSession();
  tab.set('draft:grand-plaza:sign-up', '{}');
  tab.set('returnTo', '/grand-plaza/dashboard/chat');
  session.signIn(AMELIA, 'a token');
  expect([...tab.keys()].sort()).toEqual(['owner', 'returnTo']);
  session.signOut();
  expect([...tab.keys()]).toEqual(['owner']);
});

test.each([
  ['starts again', async () => loadSession()],
  ['hears of it', async () => dispatch('storage', { key: 'owner' })],
  ['is shown again', async () => dispatch('visibilitychange', {})],
  [
    'is restored from the back/forward cache',
    async () => dispatch('pageshow', { persisted: true }),
  ],
])('AUTH-126 a tab that slept through a sign-out deletes its data when it %s', async (_, wake) => {
  const { session } = await loadSession();
  session.signIn(AMELIA, 'a token');
  tab.set(DRAFT, '{}');
  const asleep = tab;
  tab = new Map();
  vi.resetModules();
  const other = await loadSession();
  other.session.signOut();
  expect(asleep.has(DRAFT)).toBe(true);
  tab = asleep;
  vi.resetModules();
  await wake();
  expect([...asleep.keys()]).toEqual(['owner']);
});

test('AUTH-126 a tab keeps its data if it slept through a refused token', async () => {
  const { session } = await loadSession();
  session.signIn(AMELIA, 'a token');
  tab.set(DRAFT, '{}');
  session.signOut('refused');
  vi.resetModules();
  await loadSession();
  dispatch('storage', { key: null });
  expect(tab.has(DRAFT)).toBe(true);
});

test('ignores other storage changes and the same token', async () => {
  const { session, changes } = await loadSession();
  session.signIn(AMELIA, 'a token');
  dispatch('storage', { key: null });
  signInElsewhere({ id: 2 }, 'another token');
  dispatch('storage', { key: 'hotelSlug' });
  expect(session.user()?.id).toBe(1);
  expect(changes).toEqual(['1 by guest']);
});

test('FAULT-27 a page restored from the back/forward cache reads the session again', async () => {
  const { session } = await loadSession();
  session.signIn(AMELIA, 'a token');
  local.clear();
  dispatch('pageshow', { persisted: false });
  expect(session.user()?.id).toBe(1);
  dispatch('pageshow', { persisted: true });
  expect(session.user()).toBeUndefined();
});

test('FAULT-27 a sign-out in another tab ends the session and keeps the storage', async () => {
  const { session, changes } = await loadSession();
  session.handleSignOutElsewhere();
  session.signIn(AMELIA, 'a token');
  local.set('hotelSlug', '"grand-plaza"');
  session.handleSignOutElsewhere();
  expect(session.user()).toBeUndefined();
  expect(local.has('hotelSlug')).toBe(true);
  expect(changes).toEqual(['1 by guest', 'undefined by elsewhere']);
});
