import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { CategoryAnswer } from '@foyer/shared/contracts/category';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';

/** A category or sub-category of this page's hotel, with its children. */
export function categoryQuery(slug: string) {
  return queryOptions({
    queryKey: ['category', hotelSlug, slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.category(slug), CategoryAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
  });
}
