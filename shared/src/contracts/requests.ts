import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';
import { EMAIL, emptyOr, filled, given } from './fields.ts';
import { text } from './record-fields.ts';

const REQUIRED = '*Required';

/** Who asks, in every form of this file; the phone is digits only (FORM-01). */
const asker = {
  name: given(REQUIRED).check(z.trim()),
  email: given(REQUIRED).check(z.trim(), z.regex(EMAIL, { error: 'Invalid email', ...filled })),
  phone: given(REQUIRED).check(
    z.trim(),
    z.regex(/^\d+$/, { error: 'Must be a valid number', ...filled }),
  ),
};

/** `2026-05-01 03:05 PM`, without a time the date alone. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?: (?:0[1-9]|1[0-2]):[0-5]\d [AP]M)?$/;

/** POST /requests, for the day of arrival (FORM-03). */
export const CheckInPayload = z.object({
  ...asker,
  check_in: given(REQUIRED).check(z.regex(DATE_TIME, { error: 'Invalid date', ...filled })),
  type: z.literal('checkin'),
});
export type CheckInPayload = z.infer<typeof CheckInPayload>;

/** POST /requests, for what a guest wants prepared: ids of the checklist's items (FORM-07). */
export const PreArrivalPayload = z.object({
  ...asker,
  reservation_number: given(REQUIRED).check(z.trim()),
  check_list_items: z.array(z.number()),
  special_requests: emptyOr(z.string()),
  type: z.literal('pre-arrival'),
});
export type PreArrivalPayload = z.infer<typeof PreArrivalPayload>;

/** POST /queries: `type` is the category or quick-info tab asked about, `category_id` its id. */
export const QueryPayload = z.object({
  ...asker,
  message: given(REQUIRED),
  category_id: z.nullable(z.number()),
  type: given(REQUIRED),
});
export type QueryPayload = z.infer<typeof QueryPayload>;

/** How far the hotel has come with a request. */
export const RequestState = z.enum(['sent', 'seen', 'answered']);
export type RequestState = z.infer<typeof RequestState>;

/**
 * A request or enquiry as its guest may read it again, where the hotel's features list
 * `requests-state`. Moments are ISO 8601; what its kind does not have is missing or null.
 */
export const GuestRequest = z.object({
  id: z.number(),
  kind: z.enum(['checkin', 'pre-arrival', 'enquiry']),
  state: RequestState,
  created_at: z.string(),
  /** The hotel's words, once it has answered. */
  answer: text,
  check_in: text,
  reservation_number: text,
  check_list_items: z.optional(z.nullable(z.array(z.object({ id: z.number(), name: z.string() })))),
  special_requests: text,
  message: text,
  /** Of an enquiry: what was asked about, as it was sent. */
  type: text,
  /** Of an enquiry about a category: the category's name. */
  about: text,
});
export type GuestRequest = z.infer<typeof GuestRequest>;

export const GuestRequestsAnswer = answerOf(z.array(GuestRequest));
