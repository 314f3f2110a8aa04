import * as z from '@foyer/shared/schema';

/** What the hotel's side is called in every conversation; no guest can have this name (AUTH-47). */
export const HOTEL_ADMIN = 'Hotel Admin';

/**
 * Characters of one message, in the chat or a thread: with what travels around it, it fits into an
 * event of every Pusher-compatible service (10 KB).
 */
export const MESSAGE_LENGTH = 2000;

export const LONGEST_MESSAGE = z.maxLength(
  MESSAGE_LENGTH,
  `A message has at most ${MESSAGE_LENGTH} characters`,
);

/** POST …/seen: everything up to this id has been read. */
export const SeenPayload = z.object({ last_id: z.number() });
export type SeenPayload = z.infer<typeof SeenPayload>;
