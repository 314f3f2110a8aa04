import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { QuickInfo, QuickInfoAnswer } from '@foyer/shared/contracts/quick-info';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';

/** The practical facts of this page's hotel, for its guest. */
export function quickInfoQuery() {
  return queryOptions({
    queryKey: ['quick-info', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { kept: QuickInfo },
  });
}
