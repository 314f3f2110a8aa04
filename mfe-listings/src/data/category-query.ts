import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError } from '@foyer/shared/api/error.ts';
import { Category, CategoryResponse } from '@foyer/shared/contracts/provider/category.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug, PageNotFound, queryClient } from '@foyer/shared/runtime';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';

/** Segments that would leave the provider's category path if a proxy decodes them. */
const PATH_TRAVERSAL = /[/\\]|^\.{1,2}$/;

/** Returns a path segment as a slug; throws `PageNotFound` if it cannot be one (FAULT-29). */
export function categorySlugOf(segment: string | undefined): string {
  if (!segment || PATH_TRAVERSAL.test(segment)) throw new PageNotFound();
  return segment;
}

/** Throws `PageNotFound` with the provider's message if the provider knows no such category. */
export function throwIfUnknown(error: unknown): void {
  if (error instanceof ApiError && error.status === 404)
    throw new PageNotFound(error.serverMessage);
}

/** Fetches a category or sub-category of this page's hotel, with its children. */
export function categoryQuery(slug: string) {
  return queryOptions({
    queryKey: ['category', hotelSlug, slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.category(slug), CategoryResponse, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
    meta: { persisted: Category },
  });
}

/** Returns a category's child if the category's response contains it completely. */
export function completeChildOf(parent: Category | undefined, slug: string): Category | undefined {
  const known = parent?.children?.find((child) => child.slug === slug);
  // Some providers return only one level.
  return known?.children ? known : undefined;
}

/**
 * Fetches a sub-category, with the data from its category's response as initial data. The guest
 * has usually seen that data already. If the fetched data is equal, nothing is rendered again.
 */
export function subCategoryQuery(parent: string, slug: string) {
  return queryOptions({
    ...categoryQuery(slug),
    initialData: () =>
      completeChildOf(queryClient.getQueryData(categoryQuery(parent).queryKey), slug),
    initialDataUpdatedAt: 0,
  });
}

/** Prefetches a category, then loads the sanitiser if its description has markup. */
export async function prefetchCategory(
  query: ReturnType<typeof categoryQuery> | ReturnType<typeof subCategoryQuery>,
): Promise<void> {
  await queryClient.prefetchQuery(query);
  if (hasMarkup(queryClient.getQueryData(query.queryKey)?.description)) loadSanitiser();
}
