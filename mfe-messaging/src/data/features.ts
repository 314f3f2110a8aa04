import type { ProviderFeature } from '@foyer/shared/contracts/provider/hotel.ts';
import { hotelQuery, queryClient } from '@foyer/shared/runtime';

/** Returns true if this hotel's provider supports an optional feature. */
export function hasFeature(feature: ProviderFeature): boolean {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return hotel?.features?.includes(feature) ?? false;
}
