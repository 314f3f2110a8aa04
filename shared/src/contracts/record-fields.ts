import * as z from '@foyer/shared/schema';

/** No hotel writes a text of so many characters: it is none (SHELL-37). */
const TOO_LONG = 100_001;
/** A text that may be left out; what was left empty is none. */
export const text = z.optional(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((value: string) => (value.trim() && value.length < TOO_LONG ? value : null)),
    ),
  ),
);
/** Decimals arrive as text from some databases, and what was left empty as no text. */
const decimal = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.trim() ? Number(value) : null)),
  ),
  z.nullable(z.number()),
);
/** A number that may be left out, or a decimal as text. */
export const number = z.optional(z.nullable(z.union([z.number(), decimal])));
/** Providers on PHP and MySQL answer flags as 0/1. */
export const flag = z.optional(
  z.nullable(
    z.union([
      z.boolean(),
      z.pipe(
        z.number(),
        z.transform((value: number) => value !== 0),
      ),
    ]),
  ),
);
