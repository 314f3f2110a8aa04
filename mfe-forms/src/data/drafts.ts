import { type Draft, draftOf } from '@foyer/shared/runtime';

/** Returns the draft of an enquiry; each path and type has its own. */
export function enquiryDraft(pathname: string, type: string): Draft {
  return draftOf(`enquiry:${pathname}:${type}`);
}

/** Returns the draft of a service request, which stays until its enquiry is sent. */
export function serviceRequestDraft(type: string): Draft {
  return draftOf(`service-request:${type}`);
}
