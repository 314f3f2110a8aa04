import * as z from '@foyer/shared/schema';

/** Name of the hotel in every conversation; guests cannot take it (AUTH-47). */
export const HOTEL_ADMIN = 'Hotel Admin';

/**
 * Limit of a message in characters, in the chat or a thread. With its envelope such a message fits
 * into an event of every Pusher-compatible service (10 KB).
 */
export const MAX_MESSAGE_LENGTH = 2000;

export const MESSAGE_LENGTH_CHECK = z.maxLength(
  MAX_MESSAGE_LENGTH,
  `A message has at most ${MAX_MESSAGE_LENGTH} characters`,
);

/** POST …/seen: the guest has read everything up to this id. */
export const SeenPayload = z.object({ last_id: z.number() });
export type SeenPayload = z.infer<typeof SeenPayload>;
