import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError, isUnconfirmed, messageOf } from '@foyer/shared/api/error';
import { ChatSentAnswer } from '@foyer/shared/contracts/chat';
import { ReplySentAnswer } from '@foyer/shared/contracts/messages';
import { api, toasts } from '@foyer/shared/runtime';
import { text } from '../../text.ts';
import { answererOfChat } from '../chat/answerer.ts';
import { addToChat, refreshChat } from '../chat/chat-query.ts';
import { addReply, refreshThreads } from '../threads/threads-query.ts';
import type { OutboxItem } from './outbox-item.ts';

/** How long one try may take before the next: the provider knows the second for the first, in ms. */
const TRY_MS = 20_000;
/** Somebody on the way is not there, or is asked to wait: the same again will do. */
const LATER = [408, 409, 425, 429, 502, 503, 504];
const SESSION_ENDED = [401, 419];

/** What became of a try; `later` goes on trying by itself, `ended` with the session. */
export type Outcome = 'sent' | 'failed' | 'unconfirmed' | 'later' | 'ended';

/** Sends a message as the guest whose token this is, and puts what was recorded into the history. */
export async function deliver(item: OutboxItem, token: string): Promise<Outcome> {
  const options = {
    token,
    idempotencyKey: item.client_id,
    signal: api.knowsKeys() ? AbortSignal.timeout(TRY_MS) : undefined,
  };
  try {
    if (item.thread === null) await sendLine(item, options);
    else await sendReply(item, item.thread, options);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'failed' || outcome === 'unconfirmed') tell(item, error);
    return outcome;
  }
}

type Options = Parameters<typeof api.post>[3];

async function sendLine({ body, to, client_id }: OutboxItem, options: Options): Promise<void> {
  const payload = { body, to_user_id: to ?? answererOfChat(), client_id };
  const { data } = await api.post(endpoints.sendQuickChat, payload, ChatSentAnswer, options);
  if (!data || !addToChat([{ ...data, client_id }])) await refreshChat();
}

async function sendReply(
  { body, to, client_id }: OutboxItem,
  thread: number,
  options: Options,
): Promise<void> {
  const payload = { message: body, parent_id: thread, receiver_id: to, client_id };
  const { data } = await api.post(endpoints.sendMessage, payload, ReplySentAnswer, options);
  if (!data || !addReply({ ...data, client_id }, thread)) await refreshThreads();
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'later';
  if (SESSION_ENDED.includes(error.status)) return 'ended';
  const away = error.kind === 'network' || LATER.includes(error.status);
  if (away) return api.knowsKeys() || error.kind === 'http' ? 'later' : 'unconfirmed';
  return isUnconfirmed(error) ? 'unconfirmed' : 'failed';
}

/** Of the chat it is only logged (MSG-16); the line shows it. */
function tell(item: OutboxItem, error: unknown): void {
  if (item.thread === null) console.warn(messageOf(error, text.chat.notSent), error);
  else toasts.error(messageOf(error, text.create.failed));
}
