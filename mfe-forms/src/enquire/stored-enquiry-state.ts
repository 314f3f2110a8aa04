import { EnquiryState } from '@foyer/shared/contracts/enquiry-state';
import { sessionStore } from '@foyer/shared/runtime';

/**
 * Stores the state of the link to an enquiry for this tab and returns the stored one without a
 * state. A guest who signs in again on the way returns by the URL, without the state.
 */
export function storedEnquiryState(state: unknown, pathname: string): unknown {
  const key = `enquiry:${pathname}`;
  if (state) sessionStore.write(key, state);
  return state ?? sessionStore.read(key, EnquiryState);
}
