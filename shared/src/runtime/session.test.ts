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
  clear: () => map.clear(),
});

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  local = new Map();
  tab = new Map();
  vi.stubGlobal('window', { localStorage: storageOf(local), sessionStorage: storageOf(tab) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** The session of a document that begins now, and what it tells of its changes. */
async function begin() {
  const { session, store } = await import('./session.ts');
  const told: string[] = [];
  session.subscribe(({ session: { user }, cause }) => told.push(`${user?.id} by ${cause}`));
  return { session, told, cause: () => store.getState().cause };
}
const happens = (type: string, facts: object) =>
  page.dispatchEvent(Object.assign(new Event(type), facts));
/** Another tab signs a guest in. */
function elsewhere(user: object, token: string) {
  local.set('user', JSON.stringify(user));
  local.set('token', token);
}

test('AUTH-06 a guest who signs in is stored for all tabs, with the hotel', async () => {
  const { session, told } = await begin();
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
  expect(told).toEqual(['1 by guest']);
});

test('AUTH-06 a guest without a hotel leaves none of the one before', async () => {
  tab.set('hotelDetails', JSON.stringify(HOTEL));
  const { session } = await begin();
  session.signIn(AMELIA, 'a token');
  expect(tab.has('hotelDetails')).toBe(false);
  expect(local.has('hotelSlug')).toBe(false);
  session.signIn({ ...AMELIA, hotel: { id: 7, slug: null } }, 'a token');
  expect(local.has('hotelSlug')).toBe(false);
});

test('AUTH-12 who signs out leaves nothing behind, and it is told why', async () => {
  const { session, told } = await begin();
  session.signIn({ ...AMELIA, hotel: HOTEL }, 'a token');
  local.set('anything', 'else');
  session.signOut();
  expect([local.size, tab.size]).toEqual([0, 0]);
  expect(session.get()).toEqual({ status: 'signed-out' });
  expect([session.user(), session.token()]).toEqual([undefined, null]);
  session.signOut('refused');
  expect(told).toEqual(['1 by guest', 'undefined by guest', 'undefined by refused']);
});

test('FAULT-28 a refused token signs its own guest out, and nobody else', async () => {
  const { session, told } = await begin();
  session.refuse(null);
  session.refuse('a token');
  session.signIn(AMELIA, 'a token');
  session.refuse('an older token');
  session.refuse(null);
  expect(session.user()?.id).toBe(1);
  session.refuse('a token');
  expect(session.get().status).toBe('signed-out');
  expect(told).toEqual(['1 by guest', 'undefined by refused']);
});

test('a document begins with the guest that is stored, and with nobody where half of that is', async () => {
  elsewhere(AMELIA, 'a token');
  const { session, cause } = await begin();
  expect(session.get()).toMatchObject({ status: 'signed-in', user: AMELIA, token: 'a token' });
  expect(cause()).toBe('start');
  for (const key of ['token', 'user']) {
    vi.resetModules();
    elsewhere(AMELIA, 'a token');
    local.delete(key);
    expect((await begin()).session.get()).toEqual({ status: 'signed-out' });
  }
});

test('FAULT-28 another tab that signs somebody in or out is followed', async () => {
  const { session, told } = await begin();
  for (const [guest, key] of [null, 'token', 'user'].entries()) {
    elsewhere({ ...AMELIA, id: guest }, `token ${guest}`);
    happens('storage', { key });
    expect(session.user()?.id).toBe(guest);
  }
  local.clear();
  happens('storage', { key: null });
  expect(told).toEqual([
    '0 by elsewhere',
    '1 by elsewhere',
    '2 by elsewhere',
    'undefined by elsewhere',
  ]);
});

test('what else changes in storage, or the same guest again, is no change', async () => {
  const { session, told } = await begin();
  session.signIn(AMELIA, 'a token');
  happens('storage', { key: null });
  elsewhere({ id: 2 }, 'another token');
  happens('storage', { key: 'hotelSlug' });
  expect(session.user()?.id).toBe(1);
  expect(told).toEqual(['1 by guest']);
});

test('FAULT-27 a page that comes back from the cache looks who is here', async () => {
  const { session } = await begin();
  session.signIn(AMELIA, 'a token');
  local.clear();
  happens('pageshow', { persisted: false });
  expect(session.user()?.id).toBe(1);
  happens('pageshow', { persisted: true });
  expect(session.user()).toBeUndefined();
});

test('FAULT-27 a guest whom another tab signed out is gone, and what is stored stays', async () => {
  const { session, told } = await begin();
  session.endedElsewhere();
  session.signIn(AMELIA, 'a token');
  local.set('hotelSlug', '"grand-plaza"');
  session.endedElsewhere();
  expect(session.user()).toBeUndefined();
  expect(local.has('hotelSlug')).toBe(true);
  expect(told).toEqual(['1 by guest', 'undefined by elsewhere']);
});
