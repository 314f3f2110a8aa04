import { expect, onTestFinished, test, vi } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '../testing/network.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabase, kept, queryClient, session } = await import('./runtime.ts');
const { keep, openAnswers } = await import('./kept/answers.ts');
const z = await import('../schema/schema.ts');
const { ApiError } = await import('../api/error.ts');

const DAY_MS = 24 * 60 * 60_000;
let last = 0;

/** What a provider answers; the query is the test's own. */
function question(ask: () => unknown) {
  last += 1;
  return {
    queryKey: ['question', last],
    queryFn: async () => ask(),
    meta: { kept: z.object({ words: z.string() }) },
    staleTime: 0,
  };
}
const refused = () => {
  throw new ApiError('network');
};

type Question = ReturnType<typeof question>;

/** Asks, and waits until the answer is kept. */
async function askAndKeep(query: Question) {
  fromServiceWorker();
  const answer = await queryClient.fetchQuery(query);
  await expect.poll(() => kept.holds(query.queryKey)).toBe(true);
  return answer;
}

/** What the next document shows of it without a network. */
async function shownLater({ queryKey, meta, staleTime }: Question) {
  queryClient.clear();
  const line = withoutNetwork();
  await queryClient.prefetchQuery({ queryKey, meta, staleTime, queryFn: refused });
  line.back();
  return queryClient.getQueryData(queryKey);
}

async function enter(name: string) {
  const guest = await hotel.guest(name);
  queryClient.clear();
  session.signIn(guest.user, guest.token);
  return { ...guest, back: () => session.signIn(guest.user, guest.token) };
}

/** Writes into the guest's database as another release, or somebody else, might have. */
async function put(query: Question, text: string, at = Date.now()) {
  const database = await openAnswers(guestDatabase('answers'));
  const data = new TextEncoder().encode(text);
  const hash = JSON.stringify(query.queryKey);
  await keep(database, [{ hash, at, bytes: data.byteLength, data }]);
  return { database, hashes: () => database.getAllKeys('answers') };
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('APP-30 what was answered is there in the next document, with its age; what is fetched goes over it', async () => {
  await enter('Amelia Hart');
  const query = question(() => ({ words: 'Room 12' }));
  await askAndKeep(query);
  const at = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt;
  expect(await shownLater(query)).toEqual({ words: 'Room 12' });
  expect(queryClient.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(at);

  queryClient.clear();
  let answer: (words: object) => void = () => undefined;
  const fresh = { ...query, queryFn: () => new Promise<object>((tell) => (answer = tell)) };
  const asked = queryClient.fetchQuery(fresh);
  await expect.poll(() => queryClient.getQueryData(query.queryKey)).toEqual({ words: 'Room 12' });
  answer({ words: 'Room 14' });
  expect(await asked).toEqual({ words: 'Room 14' });
});

test('APP-31 another guest sees nothing of it, and signing out deletes it', async () => {
  const amelia = await enter('Amelia Hart');
  const query = question(() => ({ words: 'Private' }));
  await askAndKeep(query);
  const database = guestDatabase('answers');
  session.signOut('refused');
  await enter('Boris Lind');
  expect(await shownLater(query)).toBeUndefined();

  amelia.back();
  expect(await shownLater(query), 'a refused token').toEqual({ words: 'Private' });
  session.signOut();
  await expect.poll(names).not.toContain(database);
});

test('APP-31 signing out deletes it also where the browser cannot list its databases', async () => {
  await enter('Amelia Hart');
  await askAndKeep(question(() => ({ words: 'Private' })));
  const database = guestDatabase('answers');
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  session.signOut();
  Reflect.deleteProperty(indexedDB, 'databases');
  await expect.poll(names).not.toContain(database);
});

test('APP-32 where the browser keeps nothing, or nothing more, the app goes on', async () => {
  await enter('Amelia Hart');
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const query = question(() => ({ words: 'Room 12' }));
  expect(await queryClient.fetchQuery(query)).toEqual({ words: 'Room 12' });
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  full.mockRestore();

  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  await enter('Boris Lind');
  fromServiceWorker();
  const other = question(() => ({ words: 'Room 14' }));
  expect(await queryClient.fetchQuery(other)).toEqual({ words: 'Room 14' });
});

test('APP-33 what nothing can be made of is dropped alone', async () => {
  await enter('Amelia Hart');
  const good = question(() => ({ words: 'Good' }));
  await askAndKeep(good);
  const broken = question(refused);
  const { hashes } = await put(broken, '{"words":');
  const foreign = question(refused);
  await put(foreign, '{"words": ["of another release"]}');
  expect(await shownLater(broken)).toBeUndefined();
  expect(await shownLater(foreign)).toBeUndefined();
  expect(await hashes()).toEqual([JSON.stringify(good.queryKey)]);
  expect(await shownLater(good)).toEqual({ words: 'Good' });
});

test('APP-34 what is kept is bounded: the oldest goes first, and all of it after five weeks', async () => {
  await enter('Amelia Hart');
  const now = Date.now();
  const old = question(refused);
  const { hashes, database } = await put(old, '{"words": "old"}', now - 36 * DAY_MS);
  expect(await hashes()).toEqual([]);
  const data = new Uint8Array(1);
  const many = Array.from({ length: 120 }, (_, index) => ({
    hash: String(index),
    at: now - index,
    bytes: index < 2 ? 400_000 : 1_500,
    data,
  }));
  await keep(database, many);
  // By number, then by size.
  expect((await hashes()).length).toBe(100);
  await keep(database, [{ hash: 'large', at: now + 1, bytes: 100_000, data }]);
  expect((await hashes()).length).toBe(1 + 2 + 66);
  expect(await hashes()).not.toContain('99');
});

test('APP-39 a page that came by the network waits for nothing that is kept', async () => {
  await enter('Amelia Hart');
  const query = question(() => ({ words: 'Room 12' }));
  await put(query, '{"words": "Room 11"}');
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  const asked = vi.fn(query.queryFn);
  const answer = queryClient.fetchQuery({ ...query, queryFn: asked });
  expect(asked).toHaveBeenCalledOnce();
  expect(await answer).toEqual({ words: 'Room 12' });
});
