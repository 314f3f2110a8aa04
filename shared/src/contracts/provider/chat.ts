import * as z from '@foyer/shared/schema';
import { MESSAGE_LENGTH_CHECK } from './conversation.ts';
import { requiredText } from './fields.ts';
import { text } from './record-fields.ts';
import { responseOf } from './response.ts';

/**
 * A message of the private chat between a guest and the hotel (specification section 3). Ids grow in
 * the order in which the provider received the messages. `created_at`, `seen_at` (ISO 8601) and
 * `client_id`, the id that the sender chose, are additions that other providers may lack.
 */
export const ChatMessage = z.object({
  id: z.number(),
  body: z.string(),
  /** The sender's name. */
  from: text,
  from_user_id: z.nullable(z.number()),
  to_user_id: z.nullish(z.number()),
  created_at: text,
  client_id: text,
  /** When the other side read it. */
  seen_at: text,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** GET /quick-chat, the oldest message first. */
export const ChatResponse = responseOf(z.array(ChatMessage));

/** POST /quick-chat/send: the recorded message. */
export const ChatSentResponse = responseOf(ChatMessage);

/** POST /quick-chat/send. With `to_user_id` null the provider chooses the recipient (design section 5). */
export const ChatPayload = z.object({
  body: requiredText('*Required').check(MESSAGE_LENGTH_CHECK),
  to_user_id: z.nullable(z.number()),
  client_id: z.optional(z.string()),
});
