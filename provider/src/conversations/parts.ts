import * as z from 'zod/mini';
import { sentId } from '../http/paging.ts';
import { storable } from '../http/text.ts';

const CLIENT_ID_LENGTH = 64;
const LARGEST_PAGE = 500;
/** The limit of a history where none is asked for. */
export const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** The sender's own id of a message: what came with it before is not recorded again. */
export const clientId = z.optional(
  z.string().check(z.minLength(1, 'Must not be empty'), ...storable(CLIENT_ID_LENGTH)),
);

/** Of a history: the page before an id, or the newest. */
export const PageQuery = z.object({
  before_id: z.optional(sentId),
  limit: z.optional(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/, 'Expected a number of messages'),
      z.refine((value) => Number(value) <= LARGEST_PAGE, `At most ${LARGEST_PAGE} at a time`),
    ),
  ),
});

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
