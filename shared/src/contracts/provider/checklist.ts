import * as z from '@foyer/shared/schema';
import { responseOf } from './response.ts';

/** An item that a guest may want prepared. */
const ChecklistItem = z.object({ id: z.number(), name: z.string() });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** A group of items that the hotel can prepare for an arrival. */
export const ChecklistGroup = z.object({
  name: z.string(),
  children: z.nullish(z.array(ChecklistItem)),
});

export const ChecklistResponse = responseOf(z.array(ChecklistGroup));
