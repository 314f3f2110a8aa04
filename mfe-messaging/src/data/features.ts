import { hotelQuery, queryClient } from '@foyer/shared/runtime';

type Feature = 'history-pages' | 'seen' | 'typing' | 'mail-preference';

/** Whether this hotel's provider has a call that others may lack. */
export function hasFeature(feature: Feature): boolean {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return hotel?.features?.includes(feature) ?? false;
}
