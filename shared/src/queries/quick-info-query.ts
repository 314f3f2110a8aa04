import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';
import * as endpoints from '../api/endpoints.ts';
import { ApiError } from '../api/error.ts';
import { QuickInfo, QuickInfoResponse } from '../contracts/provider/quick-info.ts';

/** Fetches the practical facts of this page's hotel for its guest. */
export function quickInfoQuery() {
  return queryOptions({
    queryKey: ['quick-info', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoResponse, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { persisted: QuickInfo },
  });
}
