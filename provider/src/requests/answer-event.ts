import {
  messagesChannel,
  REQUEST_ANSWERED_EVENT,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import type { Deps } from '../http/deps.ts';
import { guestRequest, type RequestRow } from './records.ts';

/** Maximum size of an event's data at Pusher-compatible services, which refuse larger ones. */
const MAX_BYTES = 10_000;

/**
 * Publishes an answered request to its guest, except to the connection of the device that has read
 * the answer; a large request without its texts.
 */
export function publishAnswer(
  { publish }: Pick<Deps, 'publish'>,
  row: RequestRow,
  exceptSocket?: string,
): void {
  const request = guestRequest(row);
  const isLarge = Buffer.byteLength(JSON.stringify({ request })) > MAX_BYTES;
  const sent = isLarge ? withoutTexts(request) : request;
  publish(messagesChannel(row.user_id), REQUEST_ANSWERED_EVENT, { request: sent }, exceptSocket);
}

function withoutTexts(request: GuestRequest): GuestRequest {
  const { id, kind, state, created_at, changed_at, answered_at, answer_seen_at } = request;
  return { id, kind, state, created_at, changed_at, answered_at, answer_seen_at };
}
