import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';

/** One thing that a guest may want prepared. */
const ChecklistItem = z.object({ id: z.number(), name: z.string() });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What can be prepared for an arrival, in groups. */
export const ChecklistGroup = z.object({
  name: z.string(),
  children: z.optional(z.nullable(z.array(ChecklistItem))),
});
export type ChecklistGroup = z.infer<typeof ChecklistGroup>;

export const ChecklistAnswer = answerOf(z.array(ChecklistGroup));
