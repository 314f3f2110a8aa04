import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { hotelQuery, hotelSlug, page, queryClient, toasts } from '@foyer/shared/runtime';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { text } from '../text.ts';

let isReported = false;

/** Fetches the hotel record if the gateway did not have it. Resolves to whether it exists. */
export async function ensureHotelRecord(): Promise<boolean> {
  if (page.hotel.state === 'unknown' || hotelSlug === DEFAULT_SLUG) return false;
  try {
    const query = { ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY, retry: false };
    // The request has no timeout of its own, but the page must not wait forever.
    await withTimeout(queryClient.fetchQuery(query), SCREEN_TIME_LIMIT_MS);
    return true;
  } catch (error) {
    if (!isReported) toasts.error(errorMessageOf(error, text.hotel.failed));
    isReported = true;
    return false;
  }
}
