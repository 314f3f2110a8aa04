import * as endpoints from '@foyer/shared/api/endpoints';
import { Category, CategoryListAnswer } from '@foyer/shared/contracts/category';
import { queryOptions } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** The children of a category, as the provider orders them. */
export function childCategoriesQuery(categoryId: number) {
  return queryOptions({
    queryKey: ['child-categories', categoryId],
    queryFn: async ({ signal }) => {
      const answer = await api.get(endpoints.childCategories(categoryId), CategoryListAnswer, {
        signal,
      });
      return answer.data ?? [];
    },
    meta: { kept: z.array(Category) },
  });
}
