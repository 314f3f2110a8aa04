import * as z from 'zod/mini';

/** Rows that the desk is given at a time; the next are those after the last of them. */
export const PAGE = 100;

/** An id in a query, which is text. */
export const sentId = z.string().check(z.regex(/^\d{1,9}$/, 'Expected an id'));

/** What the hotel's own side reads on by. */
export const AfterQuery = z.object({ after_id: z._default(sentId, '0') });
