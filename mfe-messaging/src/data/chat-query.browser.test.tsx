import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {});
const { queryClient, session } = await import('@foyer/shared/runtime');
const { addToChat, cachedChat, chatQuery, loadEarlier } = await import('./chat-query.ts');

const MESSAGES = 120;
const history = Array.from({ length: MESSAGES }, (_, index) => ({
  id: index + 1,
  body: `Line ${index + 1}`,
  from: 'Hotel Admin',
  from_user_id: 1,
}));
let requestedPaths: string[];

/** Simulates a provider that returns the requested part of `history`. */
function withHistory(): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { searchParams, search } = new URL(String(address), location.href);
    requestedPaths.push(search);
    const [after, before, limit] = ['after_id', 'before_id', 'limit'].map((name) =>
      Number(searchParams.get(name) ?? 0),
    );
    const matching = history.filter(({ id }) => id > (after ?? 0) && (!before || id < before));
    return Response.json({ status: true, data: matching.slice(limit ? -limit : 0) });
  });
}

const fetchChat = () => queryClient.fetchQuery({ ...chatQuery(), staleTime: 0 });
const ids = () => cachedChat()?.items.map(({ id }) => id);
const completeUpTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

beforeEach(async () => {
  const { user, token } = await page.guest('Amelia Hart');
  session.signIn(user, token);
  queryClient.clear();
  requestedPaths = [];
  withHistory();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('MSG-11 fetches the newest page first, and the pages before it one by one', async () => {
  const { hotelQuery } = await import('@foyer/shared/runtime');
  await queryClient.ensureQueryData(hotelQuery());
  await fetchChat();
  expect(ids()).toEqual(completeUpTo(120, 71));
  await loadEarlier();
  await loadEarlier();
  expect(ids()).toEqual(completeUpTo(120));
  expect(cachedChat()?.earlier).toBe(false);
  expect(requestedPaths.filter((search) => search.includes('limit'))).toEqual([
    '?limit=50',
    '?before_id=71&limit=50',
    '?before_id=21&limit=50',
  ]);
});

test('FAULT-21 fetches everything after the last fetch, whatever was received since', async () => {
  await fetchChat();
  const missed = history.splice(100);
  queryClient.clear();
  await fetchChat();
  history.push(...missed);
  // The last message was received; the nineteen before it were not.
  expect(addToChat(history.slice(-1))).toBe(true);
  await fetchChat();
  expect(requestedPaths.at(-1)).toBe('?after_id=100');
  expect(ids()?.slice(-20)).toEqual(completeUpTo(120, 101));
});

test('APP-38 the newest page replaces a persisted chat that ends long before it, without a gap', async () => {
  queryClient.setQueryData(chatQuery().queryKey, { items: history.slice(0, 5), earlier: false });
  addToChat(history.slice(-1));
  const { hotelQuery } = await import('@foyer/shared/runtime');
  await queryClient.ensureQueryData(hotelQuery());
  await fetchChat();
  expect(requestedPaths.at(-1)).toBe('?limit=50');
  expect(ids()).toEqual(completeUpTo(history.length, history.length - 49));
  expect(cachedChat()?.earlier).toBe(true);
});
