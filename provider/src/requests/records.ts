import { type GuestRequest, RequestState } from '@foyer/shared/contracts/provider/requests.ts';
import * as z from 'zod/mini';
import { Guest } from '../conversations/message-fields.ts';
import type { requests } from '../db/schema/correspondence.ts';

export type RequestRow = typeof requests.$inferSelect;

const text = z.nullable(z.string());

/** Describes a request as the desk reads it: the fields as typed, with the guest. */
export const DeskRequest = z.object({
  id: z.number(),
  kind: z.enum(['checkin', 'pre-arrival', 'enquiry']),
  state: RequestState,
  created_at: z.string(),
  changed_at: text,
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
  answered_at: text,
  answer_seen_at: text,
  guest: Guest,
});
export type DeskRequest = z.infer<typeof DeskRequest>;

/** Tells whether the hotel answered a request after its guest last changed it. */
export const isAnswered = ({ answered_at, changed_at }: RequestRow): boolean =>
  answered_at !== null && (changed_at === null || answered_at >= changed_at);

/** Builds the fields that both sides read. */
function requestFields(row: RequestRow) {
  const { user_id: _, hotel_id: __, answer_mailed_at: ___, seen_at, ...fields } = row;
  const seenState: RequestState = seen_at ? 'seen' : 'sent';
  const state: RequestState = isAnswered(row) ? 'answered' : seenState;
  return {
    ...fields,
    state,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    answer_seen_at: row.answer_seen_at?.toISOString() ?? null,
  };
}

/** Builds a request as its guest reads it. */
export function guestRequest(row: RequestRow): GuestRequest {
  const { name: _, email: __, phone: ___, category_id: ____, ...fields } = requestFields(row);
  return fields;
}

export function deskRequest(row: RequestRow, guest: Guest): DeskRequest {
  return { ...requestFields(row), type: row.type ?? row.kind, guest };
}
