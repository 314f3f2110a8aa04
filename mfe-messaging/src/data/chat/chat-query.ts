import * as endpoints from '@foyer/shared/api/endpoints';
import { messageOf } from '@foyer/shared/api/error';
import { ChatAnswer, ChatMessage } from '@foyer/shared/contracts/chat';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { text } from '../../text.ts';
import { type History, mergeHistory } from '../by-id.ts';
import { hasFeature } from '../features.ts';
import { refresh } from '../refresh.ts';

const KEY = 'chat';
/** Lines of a page: more than two screens of a phone. */
const PAGE = 50;

/** Without `upTo`: on other devices, more may have been said and read since. */
const Kept = z.object({ items: z.array(ChatMessage), earlier: z.optional(z.boolean()) });

type Chat = History<ChatMessage>;
type Part = Parameters<typeof endpoints.quickChat>[0];

/** The chat as it is known; what is fetched and what is heard go into it alike (MSG-13). */
export function chatQuery() {
  return queryOptions({
    queryKey: [KEY],
    queryFn: ({ signal }) => logged(newest(signal), signal),
    meta: { kept: Kept },
    structuralSharing: (known, come) => joined(known as Chat | undefined, come as Chat),
  });
}

export const chatKnown = (): Chat | undefined => queryClient.getQueryData(chatQuery().queryKey);

/** The first page that is fetched goes over what the device had kept, which may end long before. */
function joined(known: Chat | undefined, come: Chat): Chat {
  if (!known || known.upTo !== undefined || come.upTo === undefined)
    return mergeHistory(known, come);
  const first = come.items[0]?.id ?? Number.POSITIVE_INFINITY;
  const heard = known.items.filter(({ id }) => id >= first);
  return mergeHistory({ items: heard }, come);
}

/** Puts what was heard or answered into the chat; false where it is not known yet. */
export function addToChat(items: readonly ChatMessage[]): boolean {
  if (!chatKnown()) return false;
  queryClient.setQueryData(chatQuery().queryKey, { items });
  return true;
}

/** Fetches what was said meanwhile. */
export const refreshChat = () => refresh(KEY);

/** One page further up. */
export async function loadEarlier(): Promise<void> {
  const first = chatKnown()?.items[0];
  if (!first) return;
  const items = await logged(page({ before_id: first.id, limit: PAGE }));
  queryClient.setQueryData(chatQuery().queryKey, { items, earlier: items.length === PAGE });
}

/** Everything, or its newest page; of a chat that is known, what came after it. */
async function newest(signal: AbortSignal): Promise<History<ChatMessage>> {
  const known = chatKnown()?.upTo;
  const paged = hasFeature('history-pages');
  if (known !== undefined) {
    const items = await page({ after_id: known }, signal);
    return { items, upTo: lastOf(items, known) };
  }
  const items = await page(paged ? { limit: PAGE } : {}, signal);
  return { items, earlier: paged && items.length === PAGE, upTo: lastOf(items, 0) };
}

const lastOf = (items: readonly ChatMessage[], least: number): number =>
  items.reduce((last, { id }) => Math.max(last, id), least);

async function page(part: Part, signal?: AbortSignal): Promise<ChatMessage[]> {
  const { data } = await api.get(endpoints.quickChat(part), ChatAnswer, { signal });
  return data ?? [];
}

/** A failure is only logged (MSG-16); who gave up has no failure. */
async function logged<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!signal?.aborted) console.warn(messageOf(error, text.chat.notLoaded), error);
    throw error;
  }
}
