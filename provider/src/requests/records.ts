import { type GuestRequest, RequestState } from '@foyer/shared/contracts/requests';
import * as z from 'zod/mini';
import type { requests, users } from '../db/schema.ts';

type RequestRow = typeof requests.$inferSelect;

const words = z.nullable(z.string());

/** A request as the hotel's admins read it: every field as it was typed, and whose it is. */
export const DeskRequest = z.object({
  id: z.number(),
  kind: z.enum(['checkin', 'pre-arrival', 'enquiry']),
  state: RequestState,
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  check_in: words,
  reservation_number: words,
  check_list_items: z.nullable(z.array(z.object({ id: z.number(), name: z.string() }))),
  special_requests: words,
  message: words,
  category_id: z.nullable(z.number()),
  type: z.string(),
  about: words,
  answer: words,
  guest: z.object({ id: z.number(), name: z.string(), email: z.string() }),
});
export type DeskRequest = z.infer<typeof DeskRequest>;

/** How far the hotel has come with it. */
function stateOf({ seen_at, answered_at }: RequestRow): RequestState {
  if (answered_at) return 'answered';
  return seen_at ? 'seen' : 'sent';
}

/** A request as its own guest reads it again. */
export function guestRequest(row: RequestRow): GuestRequest {
  const { id, kind, answer, check_in, reservation_number, check_list_items } = row;
  const { special_requests, message, type, about } = row;
  return {
    id,
    kind,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    answer,
    check_in,
    reservation_number,
    check_list_items,
    special_requests,
    message,
    type,
    about,
  };
}

export function deskRequest(
  row: RequestRow,
  { id, name, email }: typeof users.$inferSelect,
): DeskRequest {
  const { user_id: _, hotel_id: __, seen_at: ___, answered_at: ____, ...fields } = row;
  return {
    ...fields,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    type: row.type ?? row.kind,
    guest: { id, name, email },
  };
}
