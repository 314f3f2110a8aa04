import type { CallOptions } from '@foyer/shared/api/client.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError, errorMessageOf, isUnconfirmed } from '@foyer/shared/api/error.ts';
import { ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { ReplySentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { api, toasts } from '@foyer/shared/runtime';
import { addToChat, refreshChat } from '../data/chat-query.ts';
import { addReply, refreshThreads } from '../data/threads-query.ts';
import { text } from '../text.ts';
import type { OutboxItem } from './outbox-database.ts';

/** The timeout of an attempt, in ms. The provider recognises a second attempt by its key. */
const ATTEMPT_TIMEOUT_MS = 20_000;
/** Temporary failures on the way; the same request is sent again. */
const RETRYABLE_STATUSES = [408, 409, 425, 429, 502, 503, 504];
const SESSION_ENDED_STATUSES = [401, 419];

/** The result of an attempt; `retry` is repeated automatically, `session-ended` is not. */
export type Outcome = 'sent' | 'failed' | 'unconfirmed' | 'retry' | 'session-ended';

/** Sends a message with the guest's token and adds the recorded one to the history. */
export async function deliver(item: OutboxItem, token: string): Promise<Outcome> {
  const options = {
    token,
    idempotencyKey: item.client_id,
    signal: api.supportsIdempotency() ? AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) : undefined,
  };
  try {
    await send(item, options);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'failed' || outcome === 'unconfirmed') reportFailure(item, error);
    return outcome;
  }
}

/** Sends a message, and adds the recorded one to the history or fetches the history. */
async function send({ thread, body, to, client_id }: OutboxItem, options: CallOptions) {
  if (thread === null) {
    const payload = { body, to_user_id: to, client_id };
    const { data } = await api.post(endpoints.sendQuickChat, payload, ChatSentResponse, options);
    if (!data || !addToChat([{ ...data, client_id }])) await refreshChat();
  } else {
    const payload = { message: body, parent_id: thread, receiver_id: to, client_id };
    const { data } = await api.post(endpoints.sendMessage, payload, ReplySentResponse, options);
    if (!data || !addReply({ ...data, client_id }, thread)) await refreshThreads();
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'retry';
  // Only the provider ends a session; another answer with this status has the kind `shape`.
  if (SESSION_ENDED_STATUSES.includes(error.status))
    return error.kind === 'http' ? 'session-ended' : 'retry';
  const unreachable = error.kind === 'network' || RETRYABLE_STATUSES.includes(error.status);
  if (unreachable)
    return api.supportsIdempotency() || error.kind === 'http' ? 'retry' : 'unconfirmed';
  return isUnconfirmed(error) ? 'unconfirmed' : 'failed';
}

/** Reports a failure: a toast for a thread; for the chat only a log entry (MSG-16). */
function reportFailure(item: OutboxItem, error: unknown): void {
  if (item.thread === null) console.warn(errorMessageOf(error, text.chat.notSent), error);
  else toasts.error(errorMessageOf(error, text.create.failed));
}
