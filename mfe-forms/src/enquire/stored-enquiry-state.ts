import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { sessionStore } from '@foyer/shared/runtime';

/**
 * Returns the state of the link to an enquiry and stores it for this tab; without a state, returns
 * the stored one. A guest who signs in again on the way returns by the URL, without the state.
 */
export function storedEnquiryState(state: unknown, pathname: string): unknown {
  const key = `enquiry:${pathname}`;
  if (state) sessionStore.write(key, state);
  return state ?? sessionStore.read(key, EnquiryState);
}
