import { EnquiryState } from '@foyer/shared/contracts/enquiry-state';
import { sessionStore } from '@foyer/shared/runtime';

/**
 * The state of the link that led to an enquiry, kept for this tab: who signs in again on the way
 * comes back by the address alone.
 */
export function knownState(state: unknown, pathname: string): unknown {
  const key = `enquiry:${pathname}`;
  if (state) sessionStore.write(key, state);
  return state ?? sessionStore.read(key, EnquiryState);
}
