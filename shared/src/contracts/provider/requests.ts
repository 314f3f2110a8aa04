import * as z from '@foyer/shared/schema';
import { EMAIL, emptyOr, requiredFormat, requiredText, whenFilled } from './fields.ts';
import { text } from './record-fields.ts';
import { responseOf } from './response.ts';

const REQUIRED = '*Required';

/** The guest's contact details, part of every form here; the phone is digits only (FORM-34). */
const contactDetails = {
  name: requiredText(REQUIRED).check(z.trim()),
  email: requiredFormat(REQUIRED, EMAIL, 'Invalid email'),
  phone: requiredFormat(REQUIRED, /^\d+$/, 'Must be a valid number'),
};

/** `2026-05-01 03:05 PM`, or the date alone. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?: (?:0[1-9]|1[0-2]):[0-5]\d [AP]M)?$/;

/** POST /requests for a check-in (FORM-03). */
export const CheckInPayload = z.object({
  ...contactDetails,
  check_in: requiredText(REQUIRED).check(
    z.regex(DATE_TIME, { error: 'Invalid date', ...whenFilled }),
  ),
  type: z.literal('checkin'),
});

/** POST /requests for pre-arrival preparations, with ids of checklist items (FORM-07). */
export const PreArrivalPayload = z.object({
  ...contactDetails,
  reservation_number: requiredText(REQUIRED).check(z.trim()),
  check_list_items: z.array(z.number()),
  special_requests: emptyOr(z.string()),
  type: z.literal('pre-arrival'),
});

/**
 * POST /queries: `type` is the category, quick-info tab or form in question, `category_id` the
 * category's id. An enquiry of a form (`book-spa`) has its name as the first line of `message`.
 */
export const QueryPayload = z.object({
  ...contactDetails,
  message: requiredText(REQUIRED),
  category_id: z.nullable(z.number()),
  type: requiredText(REQUIRED),
});
export type QueryPayload = z.infer<typeof QueryPayload>;

/** The progress of a request at the hotel. */
export const RequestState = z.enum(['sent', 'seen', 'answered']);
export type RequestState = z.infer<typeof RequestState>;

/**
 * A request or enquiry that its guest can read later; needs the feature `requests-state`. Times are
 * ISO 8601; fields of other kinds are missing or null.
 */
export const GuestRequest = z.object({
  id: z.number(),
  kind: z.enum(['checkin', 'pre-arrival', 'enquiry']),
  state: RequestState,
  created_at: z.string(),
  /** The hotel's answer, once it has answered. */
  answer: text,
  answered_at: text,
  /** When the guest read the answer on any device; needs the feature `seen`. */
  answer_seen_at: text,
  /** When the guest last changed it; needs the feature `requests-change`. */
  changed_at: text,
  check_in: text,
  reservation_number: text,
  check_list_items: z.nullish(z.array(z.object({ id: z.number(), name: z.string() }))),
  special_requests: text,
  message: text,
  /** For an enquiry: its subject as it was sent. */
  type: text,
  /** For an enquiry about a category: the category's name. */
  about: text,
});
export type GuestRequest = z.infer<typeof GuestRequest>;

/** PUT /requests/{id} and POST /requests/{id}/seen. */
export const GuestRequestResponse = responseOf(GuestRequest);

/** POST /requests/{id}/seen: the answer that the guest has read, not one that replaced it since. */
export const AnswerSeenPayload = z.object({ answered_at: z.string() });
export type AnswerSeenPayload = z.infer<typeof AnswerSeenPayload>;

export const GuestRequestsResponse = responseOf(z.array(GuestRequest));
