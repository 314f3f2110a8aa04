import * as z from 'zod/mini';

/**
 * A part of a frame: markup as it stands, a slot, markup under a condition, markup for every item
 * of a list, the mark of a link to this page, or the place where a layout has its screen. Data, never
 * code: whoever fills it runs nothing of the release it comes from
 * (docs/decisions/0045-frames-are-data.md).
 */
export type Part =
  | string
  | Slot
  | { when: Condition; yes: Part[]; no: Part[] }
  | { each: string; item: Part[] }
  | Current
  | { outlet: true };

/** The value of a slot: as a picture's `srcset`, as one segment of an address, else as it is. */
export type Slot = { slot: string; as?: 'srcset' | 'segment' | undefined };

/** An address inside the app: what stands in it as it is, and slots. */
export type Address = (string | Slot)[];

/** What decides between two parts: a slot that holds something, or an address that this hotel has. */
export type Condition = Slot | { open: Address };

/** `aria-current` of a link to this page or, where `below`, to something that it lies below. */
export type Current = { current: Address; below: boolean };

const Slot = z.object({
  slot: z.string(),
  as: z.optional(z.enum(['srcset', 'segment'])),
});
const Address: z.ZodMiniType<Address> = z.array(z.union([z.string(), Slot]));

const Condition: z.ZodMiniType<Condition> = z.union([Slot, z.object({ open: Address })]);

const Part: z.ZodMiniType<Part> = z.union([
  z.string(),
  Slot,
  z.object({
    when: Condition,
    yes: z.array(z.lazy(() => Part)),
    no: z.array(z.lazy(() => Part)),
  }),
  z.object({ each: z.string(), item: z.array(z.lazy(() => Part)) }),
  z.object({ current: Address, below: z.boolean() }),
  z.object({ outlet: z.literal(true) }),
]);

/** No frame of ours has a tenth of it; in bytes, as it lies in its release. */
export const LARGEST_FRAME = 256 * 1024;

/** What an address in a frame's style begins with: where its release lies. */
export const IN_RELEASE = 'release:';

/**
 * `frames/<name>.json` of a release: what a screen, or a layout of the shell, looks like before any
 * code runs, and the rules of its style sheets that this needs.
 */
export const Frame = z.object({
  parts: z.array(Part).check(
    z.refine((parts) => !hasListInItself(parts), {
      error: 'a list stands in an item of its own',
    }),
  ),
  // Nothing in it can end the element that it will stand in.
  style: z.string().check(z.regex(/^(?!.*<[/!])/s)),
});
export type Frame = z.infer<typeof Frame>;

/** It would be written as often as it is long, for each of its items. */
function hasListInItself(parts: readonly Part[], around: readonly string[] = []): boolean {
  return parts.some((part) => {
    if (typeof part === 'string') return false;
    if ('when' in part)
      return hasListInItself(part.yes, around) || hasListInItself(part.no, around);
    if (!('each' in part)) return false;
    return around.includes(part.each) || hasListInItself(part.item, [...around, part.each]);
  });
}
