import * as z from 'zod/mini';
import { storable } from '../http/text.ts';

const CLIENT_ID_LENGTH = 64;

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
