import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { addToChat, cachedChat, chatQuery, chatRecipient, loadEarlier } from './chat-query.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { api, queryClient } = runtime;
const message = (id: number): ChatMessage => {
  return { id, body: `line ${id}`, from: 'Hotel Admin', from_user_id: 1 };
};
const messages = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const ids = () => cachedChat()?.items.map(({ id }) => id);

/** Sets the next responses of the provider. */
function respondWith(...pages: (ChatMessage[] | null)[]) {
  api.get.mockReset();
  for (const data of pages) api.get.mockResolvedValueOnce({ data });
}
const requestedPaths = () => api.get.mock.calls.map(([path]) => path);
const fetchChat = () => queryClient.fetchQuery({ ...chatQuery(), staleTime: 0 });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['hotel'], { features: ['history-pages'] });
});
afterEach(() => vi.restoreAllMocks());

test('MSG-11 fetches the newest page first, with earlier messages if it is full', async () => {
  respondWith(messages(120, 71));
  await fetchChat();
  expect(requestedPaths()).toEqual(['/quick-chat?limit=50']);
  expect(cachedChat()).toMatchObject({ earlier: true, completeUpTo: 120 });
  queryClient.removeQueries({ queryKey: ['chat'] });
  respondWith(messages(49));
  await fetchChat();
  expect(cachedChat()).toMatchObject({ earlier: false, completeUpTo: 49 });
});

test('MSG-11 fetches everything from a provider without pages, with nothing earlier', async () => {
  queryClient.setQueryData(['hotel'], { features: [] });
  respondWith(messages(50));
  await fetchChat();
  expect(requestedPaths()).toEqual(['/quick-chat']);
  expect(cachedChat()).toMatchObject({ earlier: false, completeUpTo: 50 });
});

test('MSG-11 fetches earlier pages one by one, until one is not full', async () => {
  respondWith(messages(120, 71), messages(70, 21), messages(20));
  await fetchChat();
  await loadEarlier();
  expect(cachedChat()?.earlier).toBe(true);
  await loadEarlier();
  expect(requestedPaths().slice(1)).toEqual([
    '/quick-chat?before_id=71&limit=50',
    '/quick-chat?before_id=21&limit=50',
  ]);
  expect(ids()).toEqual(messages(120).map(({ id }) => id));
  expect(cachedChat()).toMatchObject({ earlier: false, completeUpTo: 120 });
});

test('loads nothing earlier for an unknown or empty chat', async () => {
  respondWith(null);
  await loadEarlier();
  expect(requestedPaths()).toEqual([]);
  await fetchChat();
  await loadEarlier();
  expect(requestedPaths()).toHaveLength(1);
  expect(cachedChat()).toEqual({ items: [], earlier: false, completeUpTo: 0 });
});

test('FAULT-21 fetches everything after the last fetch, whatever was received since', async () => {
  respondWith(messages(3), [message(4), message(5)], []);
  await fetchChat();
  expect(addToChat([message(5)])).toBe(true);
  await fetchChat();
  expect(requestedPaths().at(-1)).toBe('/quick-chat?after_id=3');
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  await fetchChat();
  expect(requestedPaths().at(-1)).toBe('/quick-chat?after_id=5');
  expect(cachedChat()?.completeUpTo).toBe(5);
});

test('MSG-13 does not add a message received before the history', () => {
  expect(addToChat([message(1)])).toBe(false);
  expect(cachedChat()).toBeUndefined();
});

/** Restores a persisted chat, then fetches this first page of the provider. */
async function fetchAfterPersisted(
  persisted: { items: ChatMessage[]; earlier?: boolean },
  page: ChatMessage[],
) {
  await queryClient.fetchQuery({ ...chatQuery(), queryFn: async () => persisted });
  respondWith(page);
  await fetchChat();
}

test('APP-38 the newest page replaces a persisted chat that ends before it, without a gap', async () => {
  await fetchAfterPersisted({ items: messages(5), earlier: false }, messages(120, 71));
  expect(ids()).toEqual(messages(120, 71).map(({ id }) => id));
  expect(cachedChat()).toMatchObject({ earlier: true, completeUpTo: 120 });
});

test('APP-38 keeps the messages of a persisted chat within the page and received since', async () => {
  await fetchAfterPersisted(
    { items: [...messages(5), { ...message(71), seen_at: 'then' }, message(121)] },
    messages(120, 71),
  );
  expect(ids()).toEqual(messages(121, 71).map(({ id }) => id));
  expect(cachedChat()?.items[0]?.seen_at).toBe('then');
});

test('APP-38 clears a persisted chat that the provider does not have', async () => {
  await fetchAfterPersisted({ items: messages(5) }, []);
  expect(ids()).toEqual([]);
});

test('MSG-16 only logs a failed history, and not an aborted one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = new TypeError('Failed to fetch');
  api.get.mockReset().mockRejectedValue(error);
  await expect(fetchChat()).rejects.toBe(error);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to get chat messages', error);
  const fetching = fetchChat();
  await queryClient.cancelQueries({ queryKey: ['chat'] });
  await expect(fetching).rejects.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  expect(api.get.mock.lastCall?.[2].signal.aborted).toBe(true);
});

test("MSG-15 the recipient is the last writer of the hotel, else the hotel's admin", () => {
  const cacheChat = (...items: ChatMessage[]) =>
    queryClient.setQueryData(chatQuery().queryKey, { items });
  const own = { ...message(3), from: 'Amelia', from_user_id: 1 };
  queryClient.setQueryData(['hotel'], { admin_id: 9 });
  expect(chatRecipient()).toBe(9);
  cacheChat({ ...message(1), from_user_id: 4 }, { ...message(2), from_user_id: 5 }, own);
  expect(chatRecipient()).toBe(5);
  cacheChat(own);
  expect(chatRecipient()).toBe(9);
  queryClient.clear();
  expect(chatRecipient()).toBeNull();
});
