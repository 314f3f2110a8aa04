import * as z from 'zod/mini';
import { storable } from '../http/text.ts';

const CLIENT_ID_LENGTH = 64;

/** The sender's own id of a message: what came with it before is not recorded again. */
export const clientId = z.optional(
  z.string().check(z.minLength(1, 'Must not be empty'), ...storable(CLIENT_ID_LENGTH)),
);

/** Whose conversation it is, as the hotel's own side reads it. */
export const Guest = z.object({ id: z.number(), name: z.string(), email: z.string() });
export type Guest = z.infer<typeof Guest>;

/** What the hotel's own side always has of a message, beside the contract's fields. */
export const recorded = {
  created_at: z.string(),
  client_id: z.nullable(z.string()),
  seen_at: z.nullable(z.string()),
  guest: Guest,
};
