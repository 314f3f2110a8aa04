/**
 * The kinds of a record's fields. Of a hotel's and its settings' fields the kind also decides the rule
 * of an import, the limit in a page and where a template may use it.
 */
import * as z from '@foyer/shared/schema';

/** A text of this length or more is treated as missing (SHELL-115). */
const TOO_LONG = 100_001;
/** Creates a kind of optional text; an empty one becomes null. */
const textKind = () =>
  z.nullish(
    z.pipe(
      z.string(),
      z.transform((value: string) => (value.trim() && value.length < TOO_LONG ? value : null)),
    ),
  );
export const text = textKind();
export const requiredLabel = z.string();
/** A name, shorter than other texts. */
export const label = textKind();
/** A text that may hold HTML. */
export const richText = textKind();
export const color = textKind();
/** The address of a picture. */
export const picture = textKind();
/** The address of a picture or a video. */
export const media = textKind();
/** A decimal as text, which some databases send; an empty one becomes null. */
const decimal = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.trim() ? Number(value) : null)),
  ),
  z.nullable(z.number()),
);
/** An optional number, or a decimal as text. */
export const number = z.nullish(z.union([z.number(), decimal]));
/** An optional flag; providers on PHP and MySQL send 0 or 1. */
export const flag = z.nullish(
  z.union([
    z.boolean(),
    z.pipe(
      z.number(),
      z.transform((value: number) => value !== 0),
    ),
  ]),
);
