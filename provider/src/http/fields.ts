import * as z from 'zod/mini';

/**
 * Parses an id from a path or a body. Returns 0, which no row has, for any other value; ids of the
 * database have 32 bits.
 */
export function idOf(sent: string | number): number {
  return /^[1-9]\d{0,8}$/.test(String(sent)) ? Number(sent) : 0;
}

/** Validates an id in a query string. */
export const sentId = z.string().check(z.regex(/^\d{1,9}$/, 'Expected an id'));

/** Selects rows after an id. */
export const AfterQuery = z.object({ after_id: z._default(sentId, '0') });

/** Rows per page of the desk's lists. */
export const PAGE = 100;

/**
 * Returns the checks that every stored string needs beyond the contract's rules. PostgreSQL cannot
 * store NUL, and a lone surrogate would come back as another character.
 */
export const storable = (max: number) => [
  z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
    error: 'Contains characters that cannot be stored',
    abort: true,
  }),
  z.maxLength(max, { error: `Must be at most ${max} characters`, abort: true }),
];
