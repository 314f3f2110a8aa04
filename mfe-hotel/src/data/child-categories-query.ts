import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { Category, CategoryListResponse } from '@foyer/shared/contracts/provider/category.ts';
import { queryOptions, skipToken } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Fetches a category's children in the provider's order; without an id it fetches nothing. */
export function childCategoriesQuery(categoryId: number | undefined) {
  return queryOptions({
    queryKey: ['child-categories', categoryId],
    queryFn:
      categoryId === undefined
        ? skipToken
        : async ({ signal }): Promise<Category[]> => {
            const path = endpoints.childCategories(categoryId);
            return (await api.get(path, CategoryListResponse, { signal })).data ?? [];
          },
    meta: { persisted: z.array(Category) },
  });
}
