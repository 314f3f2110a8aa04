import * as z from '@foyer/shared/schema';
import { text } from './provider/record-fields.ts';

/**
 * The navigation state of a link to an enquiry: slug, id, name and image of a category or listing, or
 * the quick-info tab (FORM-42). `message` is a first text for the guest to edit.
 */
export const EnquiryState = z.object({
  category: text,
  id: z.nullish(z.number()),
  name: text,
  image: text,
  tab: text,
  message: text,
});
export type EnquiryState = z.infer<typeof EnquiryState>;

/** The navigation state of a link to the chat: a first text for the guest to edit. */
export const ChatState = z.object({ message: text });
export type ChatState = z.infer<typeof ChatState>;
