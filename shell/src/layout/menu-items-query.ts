import * as endpoints from '@foyer/shared/api/endpoints';
import { Category, CategoryListAnswer } from '@foyer/shared/contracts/category';
import { queryOptions, skipToken } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/**
 * Menu items of a hotel; none are asked for while it is not known. Their failure is only logged
 * (SHELL-14): the navigation then stays with the categories of the hotel's own record.
 */
export function menuItemsQuery(hotelId: number | undefined) {
  return queryOptions({
    queryKey: ['menu-items', hotelId],
    queryFn: hotelId === undefined ? skipToken : ({ signal }) => menuItems(hotelId, signal),
    meta: { kept: z.array(Category) },
  });
}

async function menuItems(hotelId: number, signal: AbortSignal): Promise<Category[]> {
  try {
    const path = endpoints.menuItems(hotelId);
    return (await api.get(path, CategoryListAnswer, { signal })).data ?? [];
  } catch (error) {
    if (!signal.aborted) console.info('The hotel categories did not load', error);
    throw error;
  }
}
