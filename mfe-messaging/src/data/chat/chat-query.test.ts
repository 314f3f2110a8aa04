import type { ChatMessage } from '@foyer/shared/contracts/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { addToChat, chatKnown, chatQuery, loadEarlier } from './chat-query.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { api, queryClient } = runtime;
const line = (id: number): ChatMessage => {
  return { id, body: `line ${id}`, from: 'Hotel Admin', from_user_id: 1 };
};
const lines = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => line(first + place));
const ids = () => chatKnown()?.items.map(({ id }) => id);

/** What the provider answers next, and what it was asked for. */
function answers(...parts: (ChatMessage[] | null)[]) {
  api.get.mockReset();
  for (const data of parts) api.get.mockResolvedValueOnce({ data });
}
const asked = () => api.get.mock.calls.map(([path]) => path);
const fetchChat = () => queryClient.fetchQuery({ ...chatQuery(), staleTime: 0 });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['hotel'], { features: ['history-pages'] });
});
afterEach(() => vi.restoreAllMocks());

test('MSG-11 the newest page comes first, and there are earlier lines where it is full', async () => {
  answers(lines(120, 71));
  await fetchChat();
  expect(asked()).toEqual(['/quick-chat?limit=50']);
  expect(chatKnown()).toMatchObject({ earlier: true, upTo: 120 });
  queryClient.removeQueries({ queryKey: ['chat'] });
  answers(lines(49));
  await fetchChat();
  expect(chatKnown()).toMatchObject({ earlier: false, upTo: 49 });
});

test('MSG-11 a provider without pages gives everything, and there is nothing earlier', async () => {
  queryClient.setQueryData(['hotel'], { features: [] });
  answers(lines(50));
  await fetchChat();
  expect(asked()).toEqual(['/quick-chat']);
  expect(chatKnown()).toMatchObject({ earlier: false, upTo: 50 });
});

test('MSG-11 the pages before it come one by one, until one is not full', async () => {
  answers(lines(120, 71), lines(70, 21), lines(20));
  await fetchChat();
  await loadEarlier();
  expect(chatKnown()?.earlier).toBe(true);
  await loadEarlier();
  expect(asked().slice(1)).toEqual([
    '/quick-chat?before_id=71&limit=50',
    '/quick-chat?before_id=21&limit=50',
  ]);
  expect(ids()).toEqual(lines(120).map(({ id }) => id));
  expect(chatKnown()).toMatchObject({ earlier: false, upTo: 120 });
});

test('of a chat that nobody knows, or without a line, there is nothing earlier to load', async () => {
  answers(null);
  await loadEarlier();
  expect(asked()).toEqual([]);
  await fetchChat();
  await loadEarlier();
  expect(asked()).toHaveLength(1);
  expect(chatKnown()).toEqual({ items: [], earlier: false, upTo: 0 });
});

test('FAULT-21 asked for is all after the last fetch, however much was heard since', async () => {
  answers(lines(3), [line(4), line(5)], []);
  await fetchChat();
  expect(addToChat([line(5)])).toBe(true);
  await fetchChat();
  expect(asked().at(-1)).toBe('/quick-chat?after_id=3');
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  await fetchChat();
  expect(asked().at(-1)).toBe('/quick-chat?after_id=5');
  expect(chatKnown()?.upTo).toBe(5);
});

test('MSG-13 what is heard before the history has come has no place yet', () => {
  expect(addToChat([line(1)])).toBe(false);
  expect(chatKnown()).toBeUndefined();
});

/** The chat as the device kept it, and then this first page of the provider. */
async function keptThen(kept: { items: ChatMessage[]; earlier?: boolean }, page: ChatMessage[]) {
  await queryClient.fetchQuery({ ...chatQuery(), queryFn: async () => kept });
  answers(page);
  await fetchChat();
}

test('APP-38 a kept chat that ends before the newest page gives way to it, without a hole', async () => {
  await keptThen({ items: lines(5), earlier: false }, lines(120, 71));
  expect(ids()).toEqual(lines(120, 71).map(({ id }) => id));
  expect(chatKnown()).toMatchObject({ earlier: true, upTo: 120 });
});

test('APP-38 of a kept chat what was heard since stays, and so do the lines of the page itself', async () => {
  await keptThen(
    { items: [...lines(5), { ...line(71), seen_at: 'then' }, line(121)] },
    lines(120, 71),
  );
  expect(ids()).toEqual(lines(121, 71).map(({ id }) => id));
  expect(chatKnown()?.items[0]?.seen_at).toBe('then');
});

test('APP-38 of a kept chat that the provider does not have nothing stays', async () => {
  await keptThen({ items: lines(5) }, []);
  expect(ids()).toEqual([]);
});

test('MSG-16 a history that does not come is logged only, and one that was given up is not', async () => {
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
