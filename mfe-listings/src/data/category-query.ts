import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { Category, CategoryAnswer } from '@foyer/shared/contracts/category';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug, queryClient } from '@foyer/shared/runtime';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';

/** A category or sub-category of this page's hotel, with its children. */
export function categoryQuery(slug: string) {
  return queryOptions({
    queryKey: ['category', hotelSlug, slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.category(slug), CategoryAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { kept: Category },
  });
}

/** What a category tells of one of its own, where it tells all of it. */
export function childOf(parent: Category | undefined, slug: string): Category | undefined {
  const known = parent?.children?.find((child) => child.slug === slug);
  // Some providers tell one level at a time.
  return known?.children ? known : undefined;
}

/**
 * A sub-category, which begins as what its category told of it: somebody who comes from there has
 * seen it already. It is asked for all the same, and where nothing is new nothing is drawn again.
 */
export function subCategoryQuery(parent: string, slug: string) {
  return queryOptions({
    ...categoryQuery(slug),
    initialData: () => childOf(queryClient.getQueryData(categoryQuery(parent).queryKey), slug),
    initialDataUpdatedAt: 0,
  });
}

/** Starts a category, and what draws its description once that turns out to have markup. */
export async function startCategory(
  query: ReturnType<typeof categoryQuery> | ReturnType<typeof subCategoryQuery>,
): Promise<void> {
  await queryClient.prefetchQuery(query);
  if (hasMarkup(queryClient.getQueryData(query.queryKey)?.description)) loadSanitiser();
}
