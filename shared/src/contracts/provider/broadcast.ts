import * as z from '@foyer/shared/schema';
import { parseJson } from '../../documents/parse-json.ts';

/** Names of the private channels (specification section 7). */
export const chatChannel = (userId: number) => `quick-chat.${userId}`;
export const messagesChannel = (userId: number) => `messages.${userId}`;
/** The channel on which the hotel's desk receives the events of all its guests. */
export const deskChannel = (hotelId: number) => `desk.${hotelId}`;

/** A new chat message: `{message: ChatMessage}`. */
export const CHAT_EVENT = 'QuickChatSend';
/** The other side has read the chat up to an id: `Seen`. Needs the feature `seen`. */
export const CHAT_SEEN_EVENT = 'QuickChatSeen';
/** The other side is typing. Needs the feature `typing`. */
export const CHAT_TYPING_EVENT = 'QuickChatTyping';
/** A new thread or a reply: `{message: Thread | Reply}`. */
export const MESSAGE_EVENT = 'SendMessageEvent';
/**
 * The hotel has answered a request, or the guest has read the answer: `{request: GuestRequest}`, on
 * the channel of messages. A large request has no texts, so clients fetch it.
 */
export const REQUEST_ANSWERED_EVENT = 'RequestAnswered';
/** The other side has read a thread up to an id: `Seen` with `thread_id`. Needs `seen`. */
export const MESSAGE_SEEN_EVENT = 'MessageSeen';

/** Data of both seen events; `seen_at` is ISO 8601. */
export const Seen = z.object({
  thread_id: z.optional(z.number()),
  last_id: z.number(),
  seen_at: z.string(),
});
export type Seen = z.infer<typeof Seen>;

/** Maximum number of decodings: some servers encode JSON twice. */
const MAX_DECODINGS = 3;

/**
 * Returns the data of an event, or undefined if it does not match the schema (FAULT-22). Accepts an
 * object or its JSON, also encoded twice, at the top level or below `message`.
 */
export function eventDataOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const top = decodedJson(data);
  const hasMessage = typeof top === 'object' && top !== null && 'message' in top;
  for (const candidate of hasMessage ? [top, decodedJson(top.message)] : [top]) {
    const parsed = z.safeParse(schema, candidate);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function decodedJson(data: unknown): unknown {
  let value = data;
  for (let depth = 0; depth < MAX_DECODINGS && typeof value === 'string'; depth += 1)
    value = parseJson(value) ?? value;
  return value;
}
