import { expect, onTestFinished, test, vi } from 'vitest';
import { openHotelPage } from '../../testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '../../testing/network.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabaseName, persistedQueries, queryClient, session } = await import('../runtime.ts');
const { storeResponses, openResponseDatabase } = await import('./response-database.ts');
const z = await import('../../singletons/schema.ts');
const { ApiError } = await import('../../api/error.ts');

const DAY_MS = 24 * 60 * 60_000;
let last = 0;

/** Returns a new query with the given response of the provider. */
function queryFor(respond: () => unknown) {
  last += 1;
  return {
    queryKey: ['test', last],
    queryFn: async () => respond(),
    meta: { persisted: z.object({ text: z.string() }) },
    staleTime: 0,
  };
}
const offline = () => {
  throw new ApiError('network');
};

type TestQuery = ReturnType<typeof queryFor>;

/** Fetches a query and waits until its response is persisted. */
async function fetchAndPersist(query: TestQuery) {
  fromServiceWorker();
  const response = await queryClient.fetchQuery(query);
  await expect.poll(() => persistedQueries.isPersisted(query.queryKey)).toBe(true);
  return response;
}

/** Returns the data that the next document shows without a network. */
async function restoredLater({ queryKey, meta, staleTime }: TestQuery) {
  queryClient.clear();
  const network = withoutNetwork();
  await queryClient.prefetchQuery({ queryKey, meta, staleTime, queryFn: offline });
  network.back();
  return queryClient.getQueryData(queryKey);
}

async function signInAs(name: string) {
  const guest = await hotel.guest(name);
  queryClient.clear();
  session.signIn(guest.user, guest.token);
  return { ...guest, back: () => session.signIn(guest.user, guest.token) };
}

/** Writes text into the guest's database, as another release or other code might have. */
async function put(query: TestQuery, data: unknown, at = Date.now()) {
  const database = await openResponseDatabase(guestDatabaseName('responses'));
  const hash = JSON.stringify(query.queryKey);
  await storeResponses(database, [{ hash, at, bytes: JSON.stringify(data).length, data }]);
  return { database, hashes: () => database.getAllKeys('responses') };
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('APP-30 the next document restores a persisted response with its age, and a new response replaces it', async () => {
  await signInAs('Amelia Hart');
  const query = queryFor(() => ({ text: 'Room 12' }));
  await fetchAndPersist(query);
  const at = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt;
  expect(await restoredLater(query)).toEqual({ text: 'Room 12' });
  expect(queryClient.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(at);

  queryClient.clear();
  let respond: (text: object) => void = () => undefined;
  const fresh = { ...query, queryFn: () => new Promise<object>((resolve) => (respond = resolve)) };
  const fetched = queryClient.fetchQuery(fresh);
  await expect.poll(() => queryClient.getQueryData(query.queryKey)).toEqual({ text: 'Room 12' });
  respond({ text: 'Room 14' });
  expect(await fetched).toEqual({ text: 'Room 14' });
});

test('APP-31 persisted responses survive a refused token, and signing out deletes them', async () => {
  const amelia = await signInAs('Amelia Hart');
  const query = queryFor(() => ({ text: 'Private' }));
  await fetchAndPersist(query);
  const database = guestDatabaseName('responses');
  session.signOut('refused');
  amelia.back();
  expect(await restoredLater(query), 'after a refused token').toEqual({ text: 'Private' });
  session.signOut();
  await expect.poll(names).not.toContain(database);
});

test('APP-31 AUTH-125 another guest does not see persisted responses, and their sign-in deletes them', async () => {
  await signInAs('Amelia Hart');
  const query = queryFor(() => ({ text: 'Private' }));
  await fetchAndPersist(query);
  const database = guestDatabaseName('responses');
  session.signOut('refused');
  await signInAs('Boris Lind');
  expect(await restoredLater(query)).toBeUndefined();
  await expect.poll(names).not.toContain(database);
});

test('APP-31 signing out deletes persisted responses if the browser cannot list its databases', async () => {
  await signInAs('Amelia Hart');
  await fetchAndPersist(queryFor(() => ({ text: 'Private' })));
  const database = guestDatabaseName('responses');
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  session.signOut();
  Reflect.deleteProperty(indexedDB, 'databases');
  await expect.poll(names).not.toContain(database);
});

test('APP-32 the app works if the browser has no storage or its storage is full', async () => {
  await signInAs('Amelia Hart');
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const query = queryFor(() => ({ text: 'Room 12' }));
  expect(await queryClient.fetchQuery(query)).toEqual({ text: 'Room 12' });
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  full.mockRestore();

  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  await signInAs('Boris Lind');
  fromServiceWorker();
  const other = queryFor(() => ({ text: 'Room 14' }));
  expect(await queryClient.fetchQuery(other)).toEqual({ text: 'Room 14' });
});

test('APP-33 only a persisted response that cannot be parsed is deleted', async () => {
  await signInAs('Amelia Hart');
  const good = queryFor(() => ({ text: 'Good' }));
  await fetchAndPersist(good);
  const broken = queryFor(offline);
  const { hashes } = await put(broken, '{"text":');
  const otherRelease = queryFor(offline);
  await put(otherRelease, { text: ['of another release'] });
  expect(await restoredLater(broken)).toBeUndefined();
  expect(await restoredLater(otherRelease)).toBeUndefined();
  expect(await hashes()).toEqual([JSON.stringify(good.queryKey)]);
  expect(await restoredLater(good)).toEqual({ text: 'Good' });
});

test('APP-34 persisted responses are limited: the oldest are deleted first, all after five weeks', async () => {
  await signInAs('Amelia Hart');
  const now = Date.now();
  const old = queryFor(offline);
  const { hashes, database } = await put(old, { text: 'old' }, now - 36 * DAY_MS);
  expect(await hashes()).toEqual([]);
  const data = 0;
  const many = Array.from({ length: 120 }, (_, index) => ({
    hash: String(index),
    at: now - index,
    bytes: index < 2 ? 400_000 : 1_500,
    data,
  }));
  await storeResponses(database, many);
  // The limit on the number applies first, then the limit on the size.
  expect((await hashes()).length).toBe(100);
  await storeResponses(database, [{ hash: 'large', at: now + 1, bytes: 100_000, data }]);
  expect((await hashes()).length).toBe(1 + 2 + 66);
  expect(await hashes()).not.toContain('99');
});

test('APP-39 a page loaded from the network does not wait for persisted responses', async () => {
  await signInAs('Amelia Hart');
  const query = queryFor(() => ({ text: 'Room 12' }));
  await put(query, { text: 'Room 11' });
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  const queryFn = vi.fn(query.queryFn);
  const response = queryClient.fetchQuery({ ...query, queryFn });
  expect(queryFn).toHaveBeenCalledOnce();
  expect(await response).toEqual({ text: 'Room 12' });
});
