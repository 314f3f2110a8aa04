import * as z from 'zod/mini';

/** Rows per page of the desk's lists. */
export const PAGE = 100;

/** Validates an id in a query string. */
export const sentId = z.string().check(z.regex(/^\d{1,9}$/, 'Expected an id'));

/** Pages the desk's lists: selects rows after an id. */
export const AfterQuery = z.object({ after_id: z._default(sentId, '0') });
