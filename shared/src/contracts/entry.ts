import * as z from '@foyer/shared/schema';
import { kebab } from './mount.ts';

/** Line art on a grid of 24 by 24: the `d` of each of its paths, and nothing but a path. */
const LineArt = z
  .array(z.string().check(z.regex(/^M[MLHVCSQTAZ\d\s,.+-]*$/i), z.maxLength(800)))
  .check(z.minLength(1), z.maxLength(8));

const Described = z.object({
  label: z.string().check(z.minLength(1)),
  /** Lower ones come first, one without comes last; ties stand by remote, then as declared. */
  order: z.optional(z.number()),
  /** Names `src/<badge>/<badge>-badge.tsx`, drawn on the entry once the page is idle. */
  badge: z.optional(kebab),
  /** The entry stands only where the hotel's record lists this among its `features`. */
  feature: z.optional(kebab),
});

/** To a screen, relative to `/:slug/dashboard/`, or a call of the hotel's own phone. */
const Target = z.union([
  z.object({ to: z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/)) }),
  z.object({ call: z.literal('phone') }),
]);

/** What a remote puts into the header or the user menu: the shell knows none of them by name. */
export const Entry = z.intersection(Described, Target);
export type Entry = z.infer<typeof Entry>;

/**
 * An entry of the header, which is an icon there; `label` is its name. With `home` it stands on
 * hotel home as well, in words.
 */
export const HeaderEntry = z.intersection(
  Entry,
  z.object({ icon: LineArt, home: z.optional(z.boolean()) }),
);
export type HeaderEntry = z.infer<typeof HeaderEntry>;

/** What a container calls a badge: with a dot, so that it is never the name of a screen. */
export function badgeExpose(badge: string): string {
  return `${badge}.badge`;
}
