import { type GuestRequest, RequestState } from '@foyer/shared/contracts/provider/requests.ts';
import * as z from 'zod/mini';
import type { requests, users } from '../db/schema.ts';

type RequestRow = typeof requests.$inferSelect;

const text = z.nullable(z.string());

/** Describes a request as the desk reads it: the fields as typed, with the guest. */
export const DeskRequest = z.object({
  id: z.number(),
  kind: z.enum(['checkin', 'pre-arrival', 'enquiry']),
  state: RequestState,
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  check_in: text,
  reservation_number: text,
  check_list_items: z.nullable(z.array(z.object({ id: z.number(), name: z.string() }))),
  special_requests: text,
  message: text,
  category_id: z.nullable(z.number()),
  type: z.string(),
  about: text,
  answer: text,
  guest: z.object({ id: z.number(), name: z.string(), email: z.string() }),
});
export type DeskRequest = z.infer<typeof DeskRequest>;

/** Derives the state of a request. */
function stateOf({ seen_at, answered_at }: RequestRow): RequestState {
  if (answered_at) return 'answered';
  return seen_at ? 'seen' : 'sent';
}

/** Builds a request as its guest reads it. */
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
