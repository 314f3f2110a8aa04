import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { storable } from '../http/fields.ts';
import type { Limit } from '../http/rate-limit.ts';

const CLIENT_ID_LENGTH = 64;
/**
 * Limits an account's messages in the chat and threads together to two a second, enough to send what
 * a guest wrote offline.
 */
export const MESSAGES: Limit = { name: 'message account', hits: 120, minutes: 1 };

/** Validates the sender's own id of a message, which deduplicates repeated sends. */
export const clientId = z.optional(
  z.string().check(z.minLength(1, 'Must not be empty'), ...storable(CLIENT_ID_LENGTH)),
);

/** Describes the guest of a conversation as the desk reads it. */
export const Guest = z.object({ id: z.number(), name: z.string(), email: z.string() });
export type Guest = z.infer<typeof Guest>;

/** Adds the fields that the desk's messages always have to the contract's fields. */
export const deskMessageFields = {
  created_at: z.string(),
  client_id: z.nullable(z.string()),
  seen_at: z.nullable(z.string()),
  guest: Guest,
};

type Sent = { id: number; client_id: string | null; created_at: Date; seen_at: Date | null };

/** Builds the fields that every message has for both sides. */
export const messageFields = ({ id, client_id, created_at, seen_at }: Sent) => ({
  id,
  created_at: created_at.toISOString(),
  client_id,
  seen_at: seen_at?.toISOString() ?? null,
});

/** Names the sender for both sides; any sender other than the guest is the hotel. */
export const senderName = (sender: number | null, { id, name }: Guest) =>
  sender === id ? name : HOTEL_ADMIN;
