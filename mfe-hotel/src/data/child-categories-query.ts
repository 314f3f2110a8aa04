import * as endpoints from '@foyer/shared/api/endpoints';
import { Category, CategoryListAnswer } from '@foyer/shared/contracts/category';
import { queryOptions, skipToken } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** The children of a category, as the provider orders them; none are asked for without one. */
export function childCategoriesQuery(categoryId: number | undefined) {
  return queryOptions({
    queryKey: ['child-categories', categoryId],
    queryFn:
      categoryId === undefined
        ? skipToken
        : async ({ signal }): Promise<Category[]> => {
            const path = endpoints.childCategories(categoryId);
            return (await api.get(path, CategoryListAnswer, { signal })).data ?? [];
          },
    meta: { kept: z.array(Category) },
  });
}
