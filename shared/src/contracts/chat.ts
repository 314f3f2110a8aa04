import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';
import { LONGEST_MESSAGE } from './conversation.ts';
import { given } from './fields.ts';
import { text } from './record-fields.ts';

/**
 * One line of the private chat between a guest and the hotel (specification section 3). Ids grow in
 * the order in which the provider took the messages in. `created_at`, `seen_at` (ISO 8601) and
 * `client_id`, the sender's own id of it, are additions that other providers may lack.
 */
export const ChatMessage = z.object({
  id: z.number(),
  body: z.string(),
  /** The sender's name. */
  from: text,
  from_user_id: z.nullable(z.number()),
  to_user_id: z.optional(z.nullable(z.number())),
  created_at: text,
  client_id: text,
  /** When the other side read it. */
  seen_at: text,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** GET /quick-chat, the oldest message first. */
export const ChatAnswer = answerOf(z.array(ChatMessage));

/** POST /quick-chat/send: the message as it was recorded. */
export const ChatSentAnswer = answerOf(ChatMessage);

/** POST /quick-chat/send. `to_user_id` null: the provider knows who answers (design section 5). */
export const ChatPayload = z.object({
  body: given('*Required').check(LONGEST_MESSAGE),
  to_user_id: z.nullable(z.number()),
  client_id: z.optional(z.string()),
});
export type ChatPayload = z.infer<typeof ChatPayload>;
