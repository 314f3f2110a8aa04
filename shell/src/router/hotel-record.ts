import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { messageOf } from '@foyer/shared/api/error';
import { hotelQuery, hotelSlug, page, queryClient, toasts } from '@foyer/shared/runtime';
import { LOAD_BUDGET_MS, within } from '../ground/within.ts';
import { text } from '../text.ts';

let told = false;

/** Asked once more where the gateway could not reach the provider; true when there is a record. */
export async function hotelIsKnown(): Promise<boolean> {
  if (page.hotel.state === 'unknown' || hotelSlug === DEFAULT_SLUG) return false;
  try {
    const query = { ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY, retry: false };
    // The call itself has no timeout; a page that waits for it does not wait for ever.
    await within(queryClient.fetchQuery(query), LOAD_BUDGET_MS);
    return true;
  } catch (error) {
    if (!told) toasts.error(messageOf(error, text.hotel.failed));
    told = true;
    return false;
  }
}
