import { type Draft, draftOf } from '@foyer/shared/runtime';

/** A field of a service request. */
export type ServiceRequestField = {
  name: string;
  label: string;
  kind: 'text' | 'count' | 'day' | 'time' | 'long';
  placeholder?: string;
};

/** Returns the draft of a service request, which stays until its enquiry is sent. */
export function serviceRequestDraft(type: string): Draft {
  return draftOf(`service-request:${type}`);
}
