import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError } from '@foyer/shared/api/error.ts';
import { QuickInfo, QuickInfoResponse } from '@foyer/shared/contracts/provider/quick-info.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';

/** Queries the hotel's practical facts; persisted on the device for offline use. */
export function sampleTopicQuery() {
  return queryOptions({
    queryKey: ['sample-topic', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoResponse, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { persisted: QuickInfo },
  });
}
