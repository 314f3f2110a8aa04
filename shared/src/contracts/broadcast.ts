import * as z from '@foyer/shared/schema';

/** Private channels, by the names that the specification gives them (section 7). */
export const chatChannel = (userId: number) => `quick-chat.${userId}`;
export const messagesChannel = (userId: number) => `messages.${userId}`;
/** Where the hotel's own side hears all its guests. */
export const deskChannel = (hotelId: number) => `desk.${hotelId}`;

/** A new line of the chat: `{message: ChatMessage}`. */
export const CHAT_EVENT = 'QuickChatSend';
/** The other side has read the chat up to an id: `Seen`. Where `seen` is a feature. */
export const CHAT_SEEN_EVENT = 'QuickChatSeen';
/** Somebody on the other side is writing. Where `typing` is a feature. */
export const CHAT_TYPING_EVENT = 'QuickChatTyping';
/** A new thread or a reply: `{message: Thread | Reply}`. */
export const MESSAGE_EVENT = 'SendMessageEvent';
/** The other side has read a thread up to an id: `Seen` with its `thread_id`. Feature `seen`. */
export const MESSAGE_SEEN_EVENT = 'MessageSeen';

/** Data of the two seen events; `seen_at` is ISO 8601. */
export const Seen = z.object({
  thread_id: z.optional(z.number()),
  last_id: z.number(),
  seen_at: z.string(),
});
export type Seen = z.infer<typeof Seen>;

/** How often a text may be text in quotes again: as it came, and once more by a careless server. */
const DEPTH = 3;

/**
 * What an event carries: an object, the same as a JSON string (also of a JSON string), either way
 * plain or below `message`; undefined for anything else (FAULT-22).
 */
export function carried<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const plain = decoded(data);
  const below = typeof plain === 'object' && plain !== null && 'message' in plain;
  for (const candidate of below ? [plain, decoded(plain.message)] : [plain]) {
    const parsed = z.safeParse(schema, candidate);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function decoded(data: unknown): unknown {
  let value = data;
  for (let depth = 0; depth < DEPTH && typeof value === 'string'; depth += 1) {
    try {
      value = JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value;
}
