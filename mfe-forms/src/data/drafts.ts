import { paths } from '@foyer/shared/addresses/paths.ts';
import { type Draft, draftOf, hotelSlug } from '@foyer/shared/runtime';

/** The key in the enquiry's draft that holds the message written from a service request. */
const WRITTEN_MESSAGE = '#service-request';
/** The key in a service request's draft that holds the values chosen by the last link. */
const CHOSEN = '#chosen';

/** The path of the enquiry form that service requests lead to. */
export const enquiryPath = paths.generalEnquiry(hotelSlug);

/** Returns the draft of an enquiry; each path and type has its own. */
export function enquiryDraft(pathname: string, type: string): Draft {
  return draftOf(`enquiry:${pathname}:${type}`);
}

/** Returns the draft of a service request, which stays until its enquiry is sent. */
export function serviceRequestDraft(type: string): Draft {
  return draftOf(`service-request:${type}`);
}

/** Writes the values chosen by a link into the draft, once: the guest may have changed them since. */
export function writeChosen(draft: Draft, chosen: Record<string, string>): void {
  const key = JSON.stringify(chosen);
  const stored = draft.read();
  if (key !== '{}' && stored[CHOSEN] !== key) draft.write({ ...stored, ...chosen, [CHOSEN]: key });
}

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
