import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';
import { LONGEST_MESSAGE } from './conversation.ts';
import { given } from './fields.ts';
import { text } from './record-fields.ts';

const REQUIRED = '*Required';
const SUBJECT_LENGTH = 150;

const Sender = z.optional(z.nullable(z.object({ name: text })));

/**
 * An answer in a thread (specification section 3); `parent_id` is the thread's id. `created_at`,
 * `seen_at` (ISO 8601) and `client_id` are additions that other providers may lack.
 */
export const Reply = z.object({
  id: z.number(),
  message: z.string(),
  parent_id: z.optional(z.nullable(z.number())),
  receiver_id: z.optional(z.nullable(z.number())),
  sender: Sender,
  created_at: text,
  client_id: text,
  /** When the other side read it. */
  seen_at: text,
});
export type Reply = z.infer<typeof Reply>;

/** A thread in the list; `latest` is its newest reply, where the provider tells it. */
export const Thread = z.object({
  id: z.number(),
  subject: text,
  message: text,
  receiver_id: z.optional(z.nullable(z.number())),
  sender: Sender,
  created_at: text,
  client_id: text,
  seen_at: text,
  latest: z.optional(z.nullable(Reply)),
});
export type Thread = z.infer<typeof Thread>;

/** GET /messages/threads, the newest thread first. */
export const ThreadsAnswer = answerOf(z.array(Thread));

/** A thread with all that was answered, the oldest reply first. */
export const ThreadDetails = z.extend(Thread, {
  replies: z.optional(z.nullable(z.array(Reply))),
});
export type ThreadDetails = z.infer<typeof ThreadDetails>;

/** GET /messages/{id}. */
export const ThreadAnswer = answerOf(ThreadDetails);

/** POST /messages/send, of a new thread: the thread as it was recorded. */
export const ThreadSentAnswer = answerOf(Thread);

/** POST /messages/send, in a thread: the reply as it was recorded. */
export const ReplySentAnswer = answerOf(Reply);

/** POST /messages/send, for a new thread. */
export const ThreadPayload = z.object({
  subject: given(REQUIRED).check(
    z.trim(),
    z.maxLength(SUBJECT_LENGTH, `A subject has at most ${SUBJECT_LENGTH} characters`),
  ),
  message: given(REQUIRED).check(LONGEST_MESSAGE),
});
export type ThreadPayload = z.infer<typeof ThreadPayload>;

/** POST /messages/send, for an answer in the thread `parent_id`. */
export const ReplyPayload = z.object({
  message: given(REQUIRED).check(LONGEST_MESSAGE),
  parent_id: z.number(),
  receiver_id: z.nullable(z.number()),
  client_id: z.optional(z.string()),
});
export type ReplyPayload = z.infer<typeof ReplyPayload>;

/** Whether a message that stays unseen is told by mail; `mail-preference` among the features. */
export const MailPreference = z.object({ messages: z.boolean() });
export type MailPreference = z.infer<typeof MailPreference>;

export const MailPreferenceAnswer = answerOf(MailPreference);
