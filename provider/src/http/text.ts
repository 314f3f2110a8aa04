import * as z from 'zod/mini';

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
