import { messageOf } from '@foyer/shared/api/error';
import { DEFAULT_SLUG } from '@foyer/shared/contracts/fleet';
import { hotelQuery, hotelSlug, page, queryClient, toasts } from '@foyer/shared/runtime';

let told = false;

/** Asked once more where the gateway could not reach the provider; true when there is a record. */
export async function hotelIsKnown(): Promise<boolean> {
  if (page.hotel.state === 'unknown' || hotelSlug === DEFAULT_SLUG) return false;
  try {
    await queryClient.fetchQuery({
      ...hotelQuery(),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    return true;
  } catch (error) {
    if (!told) toasts.error(messageOf(error, 'Failed to fetch hotel data'));
    told = true;
    return false;
  }
}
