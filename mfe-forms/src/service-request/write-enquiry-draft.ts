import { paths } from '@foyer/shared/addresses/paths.ts';
import { hotelSlug } from '@foyer/shared/runtime';
import { enquiryDraft } from '../data/drafts.ts';

/** The key in the enquiry's draft that holds the message written from a service request. */
const WRITTEN_MESSAGE = '#service-request';

/** The path of the enquiry form that service requests lead to. */
export const enquiryPath = paths.generalEnquiry(hotelSlug);

/**
 * Writes a service request into the message of an enquiry about `type`. If the guest has edited the
 * message of the same service request there, the edited message stays.
 */
export function writeEnquiryDraft(type: string, message: string): void {
  const draft = enquiryDraft(enquiryPath, type);
  const stored = draft.read();
  if (message && stored[WRITTEN_MESSAGE] !== message)
    draft.write({ ...stored, message, [WRITTEN_MESSAGE]: message });
}
