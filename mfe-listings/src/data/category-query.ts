import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { CategoryAnswer } from '@foyer/shared/contracts/category';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug, queryClient } from '@foyer/shared/runtime';

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

/**
 * A sub-category, which begins as what its category told of it: somebody who comes from there has
 * seen it already. It is asked for all the same, and where nothing is new nothing is drawn again.
 */
export function subCategoryQuery(parent: string, slug: string) {
  return queryOptions({
    ...categoryQuery(slug),
    initialData: () => {
      const siblings = queryClient.getQueryData(categoryQuery(parent).queryKey)?.children;
      const known = siblings?.find((child) => child.slug === slug);
      // Some providers tell one level at a time.
      return known?.children ? known : undefined;
    },
    initialDataUpdatedAt: 0,
  });
}
