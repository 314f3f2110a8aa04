import * as z from '@foyer/shared/schema';
import { MESSAGE_LENGTH_CHECK } from './conversation.ts';
import { requiredText } from './fields.ts';
import { text } from './record-fields.ts';
import { responseOf } from './response.ts';

const REQUIRED = '*Required';
const SUBJECT_LENGTH = 150;

/** The fields that threads and replies share. */
const recorded = {
  id: z.number(),
  receiver_id: z.nullish(z.number()),
  sender: z.nullish(z.object({ name: text })),
  created_at: text,
  client_id: text,
  /** When the other side read it. */
  seen_at: text,
};

/**
 * A reply in a thread (specification section 3); `parent_id` is the thread's id. `created_at`,
 * `seen_at` (ISO 8601) and `client_id` are additions that other providers may lack.
 */
export const Reply = z.object({
  ...recorded,
  message: z.string(),
  parent_id: z.nullish(z.number()),
});
export type Reply = z.infer<typeof Reply>;

/** A thread in the list; `latest` is its newest reply, if the provider sends it. */
export const Thread = z.object({
  ...recorded,
  subject: text,
  message: text,
  latest: z.nullish(Reply),
});
export type Thread = z.infer<typeof Thread>;

/** GET /messages/threads, the newest thread first. */
export const ThreadsResponse = responseOf(z.array(Thread));

/** A thread with all its replies, the oldest first. */
export const ThreadDetails = z.extend(Thread, {
  replies: z.nullish(z.array(Reply)),
});
export type ThreadDetails = z.infer<typeof ThreadDetails>;

/** GET /messages/{id}. */
export const ThreadResponse = responseOf(ThreadDetails);

/** POST /messages/send for a new thread: the recorded thread. */
export const ThreadSentResponse = responseOf(Thread);

/** POST /messages/send for a reply: the recorded reply. */
export const ReplySentResponse = responseOf(Reply);

/** POST /messages/send for a new thread: the request body. */
export const ThreadPayload = z.object({
  subject: requiredText(REQUIRED).check(
    z.trim(),
    z.maxLength(SUBJECT_LENGTH, `A subject has at most ${SUBJECT_LENGTH} characters`),
  ),
  message: requiredText(REQUIRED).check(MESSAGE_LENGTH_CHECK),
});
export type ThreadPayload = z.infer<typeof ThreadPayload>;

/** POST /messages/send for a reply in the thread `parent_id`: the request body. */
export const ReplyPayload = z.object({
  message: requiredText(REQUIRED).check(MESSAGE_LENGTH_CHECK),
  parent_id: z.number(),
  receiver_id: z.nullable(z.number()),
  client_id: z.optional(z.string()),
});

/** The guest's choice of mail notifications for unseen messages; needs the feature `mail-preference`. */
export const MailPreference = z.object({ messages: z.boolean() });

export const MailPreferenceResponse = responseOf(MailPreference);
