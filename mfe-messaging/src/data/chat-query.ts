import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { ChatMessage, ChatResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hasFeature, hotelQuery, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { text } from '../text.ts';
import { type History, isMine, mergeHistory } from './merge-by-id.ts';
import { refresh } from './refresh.ts';

const KEY = 'chat';
/** Messages of a page: more than two screens of a phone. */
const PAGE_MESSAGES = 50;

/** Lacks `completeUpTo`, because other devices may have sent and read messages since. */
const PersistedChat = z.object({ items: z.array(ChatMessage), earlier: z.optional(z.boolean()) });

type Chat = History<ChatMessage>;
type PageRange = Parameters<typeof endpoints.quickChat>[0];

/** Fetches the chat, and merges the fetched messages into the known ones (MSG-13). */
export function chatQuery() {
  return queryOptions({
    queryKey: [KEY],
    queryFn: async ({ signal }) => {
      const fetched = await fetchNewest(signal);
      return mergedChat(cachedChat(), fetched);
    },
    meta: { persisted: PersistedChat },
    // The merge keeps unchanged messages.
    structuralSharing: false,
  });
}

export const cachedChat = (): Chat | undefined => queryClient.getQueryData(chatQuery().queryKey);

/** Returns the hotel's last writer, else the hotel's admin, else null (the provider decides). */
export function chatRecipient(): number | null {
  const lastFromHotel = cachedChat()?.items.findLast((message) => !isMine(message));
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return lastFromHotel?.from_user_id ?? hotel?.admin_id ?? null;
}

/** Merges a fetch; the first one replaces a persisted chat, which may end long before it. */
function mergedChat(known: Chat | undefined, fetched: Chat): Chat {
  if (known?.completeUpTo !== undefined) return mergeHistory(known, fetched);
  const first = fetched.items[0]?.id ?? Number.POSITIVE_INFINITY;
  const recent = known?.items.filter(({ id }) => id >= first) ?? [];
  return mergeHistory({ items: recent }, fetched);
}

/** Adds received or sent messages to the chat; returns false if it is not loaded yet. */
export function addToChat(items: readonly ChatMessage[]): boolean {
  const update = (known: Chat | undefined) => known && mergeHistory(known, { items });
  return queryClient.setQueryData(chatQuery().queryKey, update) !== undefined;
}

/** Fetches the messages since the last fetch. */
export const refreshChat = () => refresh(KEY);

/** Loads the page of messages before the first known one. */
export async function loadEarlier(): Promise<void> {
  const first = cachedChat()?.items[0];
  if (!first) return;
  const items = await fetchPage({ before_id: first.id, limit: PAGE_MESSAGES });
  const earlier = items.length === PAGE_MESSAGES;
  queryClient.setQueryData(chatQuery().queryKey, (known) =>
    mergeHistory(known, { items, earlier }),
  );
}

/** Fetches the messages after the known ones, else the newest page, else all (no paging). */
async function fetchNewest(signal: AbortSignal): Promise<Chat> {
  const known = cachedChat()?.completeUpTo;
  const limit = hasFeature('history-pages') ? PAGE_MESSAGES : undefined;
  const items = await fetchPage(known === undefined ? { limit } : { after_id: known }, signal);
  const completeUpTo = items.reduce((last, { id }) => Math.max(last, id), known ?? 0);
  if (known !== undefined) return { items, completeUpTo };
  return { items, completeUpTo, earlier: items.length === limit };
}

/** Fetches a part of the chat. Logs a failure (MSG-16), unless the request was aborted. */
async function fetchPage(range: PageRange, signal?: AbortSignal): Promise<ChatMessage[]> {
  try {
    const { data } = await api.get(endpoints.quickChat(range), ChatResponse, { signal });
    return data ?? [];
  } catch (error) {
    if (!signal?.aborted) console.warn(errorMessageOf(error, text.chat.notLoaded), error);
    throw error;
  }
}
