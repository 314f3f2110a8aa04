import * as z from '@foyer/shared/schema';
import { kebab } from './mount.ts';

/** An icon on a 24 by 24 grid: the `d` attribute of each path. */
const LineArt = z
  .array(z.string().check(z.regex(/^M[MLHVCSQTAZ\d\s,.+-]*$/i), z.maxLength(800)))
  .check(z.minLength(1), z.maxLength(8));

const Described = z.object({
  label: z.string().check(z.minLength(1)),
  /** Ascending sort key, missing ones last; ties sort by remote, then by declaration. */
  order: z.optional(z.number()),
  /** Names `src/<badge>/<badge>-badge.tsx`, which renders on the entry once the page is idle. */
  badge: z.optional(kebab),
  /** Shows the entry only at hotels whose record lists this feature. */
  feature: z.optional(kebab),
});

const Path = z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/));

/** A screen relative to `/:slug/dashboard/` or to `/:slug/`, or a call to the hotel's phone. */
const Target = z.union([
  z.object({ to: Path }),
  z.object({ publicPage: Path }),
  z.object({ call: z.literal('phone') }),
]);

/** An entry that a remote adds to the header or the user menu. */
export const Entry = z.intersection(Described, Target);
export type Entry = z.infer<typeof Entry>;

/**
 * An entry that the header shows as an icon with `label` as its accessible name. With `home` hotel
 * home shows it as well, in the look of a field, and so does the header of wide windows.
 */
export const HeaderEntry = z.intersection(
  Entry,
  z.object({ icon: LineArt, home: z.optional(z.boolean()) }),
);
export type HeaderEntry = z.infer<typeof HeaderEntry>;

/** Returns the expose name of a badge; its dot keeps it distinct from every screen name. */
export function badgeExpose(badge: string): string {
  return `${badge}.badge`;
}
