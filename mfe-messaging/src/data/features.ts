import { hotelQuery, queryClient } from '@foyer/shared/runtime';

type ProviderFeature = 'history-pages' | 'seen' | 'typing' | 'mail-preference';

/** Returns true if this hotel's provider supports an optional feature. */
export function hasFeature(feature: ProviderFeature): boolean {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return hotel?.features?.includes(feature) ?? false;
}
