import * as z from 'zod/mini';

/**
 * The one kind of string this provider takes. PostgreSQL cannot store NUL; a lone surrogate is
 * no character and would come back as another one.
 */
export function text({ max, required }: { max: number; required?: string }) {
  return z.string(required ?? 'Must be text').check(
    z.refine<string>((value) => !required || value.trim() !== '', { error: required, abort: true }),
    z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'Contains characters that cannot be stored',
      abort: true,
    }),
    z.maxLength(max, { error: `Must be at most ${max} characters`, abort: true }),
  );
}
