import { type GuestRequest, RequestState } from '@foyer/shared/contracts/provider/requests.ts';
import * as z from 'zod/mini';
import { Guest } from '../conversations/message-fields.ts';
import type { requests } from '../db/schema/correspondence.ts';

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
  guest: Guest,
});
export type DeskRequest = z.infer<typeof DeskRequest>;

/** Builds the fields that both sides read. */
function requestFields({ user_id: _, hotel_id: __, seen_at, answered_at, ...fields }: RequestRow) {
  const seenState: RequestState = seen_at ? 'seen' : 'sent';
  const state: RequestState = answered_at ? 'answered' : seenState;
  return { ...fields, state, created_at: fields.created_at.toISOString() };
}

/** Builds a request as its guest reads it. */
export function guestRequest(row: RequestRow): GuestRequest {
  const { name: _, email: __, phone: ___, category_id: ____, ...fields } = requestFields(row);
  return fields;
}

export function deskRequest(row: RequestRow, guest: Guest): DeskRequest {
  return { ...requestFields(row), type: row.type ?? row.kind, guest };
}
