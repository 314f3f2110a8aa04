import * as z from '@foyer/shared/schema';
import { text } from './record-fields.ts';

/**
 * What a link to an enquiry carries in its state: the slug and the id of the category or listing
 * asked about, and how to show it; or the quick-info tab (FORM-10).
 */
export const EnquiryState = z.object({
  category: text,
  id: z.optional(z.nullable(z.number())),
  name: text,
  image: text,
  tab: text,
});
export type EnquiryState = z.infer<typeof EnquiryState>;
