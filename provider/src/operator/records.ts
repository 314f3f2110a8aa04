import * as z from 'zod/mini';

/** Describes the change of one item of a hotel; `fields` lists its changed fields. */
export const Change = z.object({
  of: z.enum(['hotel', 'settings', 'quick_info', 'amenities', 'categories', 'checklist']),
  kind: z.enum(['added', 'changed', 'removed']),
  name: z.string(),
  fields: z.optional(z.array(z.string())),
});
export type Change = z.infer<typeof Change>;

/** Describes the result of an import or a dry run. */
export const ImportResult = z.object({
  is_new: z.boolean(),
  changes: z.array(Change),
  /** Notes for the operator. */
  notes: z.array(z.string()),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** Describes the import's body; `checkHotel` validates the hotel. */
export const ImportPayload = z.object({ hotel: z.unknown(), dry_run: z.boolean() });
export type ImportPayload = z.infer<typeof ImportPayload>;
