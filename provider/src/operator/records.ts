import * as z from 'zod/mini';

/** What an import did to one thing of a hotel; `fields` are those that changed. */
export const Change = z.object({
  of: z.enum(['hotel', 'settings', 'quick_info', 'amenities', 'categories', 'checklist']),
  kind: z.enum(['added', 'changed', 'removed']),
  name: z.string(),
  fields: z.optional(z.array(z.string())),
});
export type Change = z.infer<typeof Change>;

/** What an import did, or would do. */
export const Imported = z.object({
  is_new: z.boolean(),
  changes: z.array(Change),
  /** What an operator should know beside that. */
  notes: z.array(z.string()),
});
export type Imported = z.infer<typeof Imported>;

/** A hotel that is looked at by `checkHotel`. */
export const ImportPayload = z.object({ hotel: z.unknown(), dry_run: z.boolean() });
export type ImportPayload = z.infer<typeof ImportPayload>;
