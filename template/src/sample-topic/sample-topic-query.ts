import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { QuickInfo, QuickInfoAnswer } from '@foyer/shared/contracts/quick-info';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';

/** The hotel's practical facts, kept on the device for when there is no network. */
export function sampleTopicQuery() {
  return queryOptions({
    queryKey: ['sample-topic', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { kept: QuickInfo },
  });
}
