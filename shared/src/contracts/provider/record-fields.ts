import * as z from '@foyer/shared/schema';

/** A text of this length or more is treated as missing (SHELL-37). */
const TOO_LONG = 100_001;
/** An optional text; an empty one becomes null. */
export const text = z.optional(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((value: string) => (value.trim() && value.length < TOO_LONG ? value : null)),
    ),
  ),
);
/** A decimal as text, which some databases send; an empty one becomes null. */
const decimal = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.trim() ? Number(value) : null)),
  ),
  z.nullable(z.number()),
);
/** An optional number, or a decimal as text. */
export const number = z.optional(z.nullable(z.union([z.number(), decimal])));
/** An optional flag; providers on PHP and MySQL send 0 or 1. */
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
