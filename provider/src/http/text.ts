import * as z from 'zod/mini';

/**
 * The one kind of string this provider takes, to `.check(…)` beside what a contract says. PostgreSQL
 * cannot store NUL; a lone surrogate is no character and would come back as another one.
 */
export const storable = (max: number) => [
  z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
    error: 'Contains characters that cannot be stored',
    abort: true,
  }),
  z.maxLength(max, { error: `Must be at most ${max} characters`, abort: true }),
];
