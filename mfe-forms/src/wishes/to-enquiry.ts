import { paths } from '@foyer/shared/addresses/paths';
import { hotelSlug } from '@foyer/shared/runtime';
import { enquiryDraft } from '../enquire/enquiry-draft.ts';

/** Where the draft of the enquiry keeps the wishes that were written into its message. */
const WRITTEN = '#wishes';

/** Where wishes are asked for. */
export const enquiryPath = paths.generalEnquiry(hotelSlug);

/**
 * Writes wishes into the message of an enquiry about `type`. What the guest made of the same wishes
 * there is not written over.
 */
export function writeEnquiry(type: string, message: string): void {
  const draft = enquiryDraft(enquiryPath, type);
  const kept = draft.read();
  if (message && kept[WRITTEN] !== message) draft.write({ ...kept, message, [WRITTEN]: message });
}
