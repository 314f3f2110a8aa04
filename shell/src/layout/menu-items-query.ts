import * as endpoints from '@foyer/shared/api/endpoints';
import { Category, CategoryListAnswer } from '@foyer/shared/contracts/category';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { queryOptions } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/**
 * Menu items of a hotel. Their failure is only logged (SHELL-14): the navigation
 * then stays with the categories of the hotel's own record.
 */
export function menuItemsQuery(hotel: Hotel) {
  return queryOptions({
    queryKey: ['menu-items', hotel.id],
    queryFn: async ({ signal }): Promise<Category[]> => {
      try {
        const path = endpoints.menuItems(hotel.id);
        return (await api.get(path, CategoryListAnswer, { signal })).data ?? [];
      } catch (error) {
        if (!signal.aborted) console.info('The hotel categories did not load', error);
        throw error;
      }
    },
    meta: { kept: z.array(Category) },
    placeholderData: hotel.categories ?? [],
  });
}
