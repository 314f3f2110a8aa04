import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { Category, CategoryListResponse } from '@foyer/shared/contracts/provider/category.ts';
import { queryOptions, skipToken } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/**
 * Queries a hotel's menu items. Skipped while the hotel ID is unknown. A failure is only logged
 * (SHELL-14); the navigation then shows the categories of the hotel record.
 */
export function menuItemsQuery(hotelId: number | undefined) {
  return queryOptions({
    queryKey: ['menu-items', hotelId],
    queryFn: hotelId === undefined ? skipToken : ({ signal }) => menuItems(hotelId, signal),
    meta: { persisted: z.array(Category) },
  });
}

async function menuItems(hotelId: number, signal: AbortSignal): Promise<Category[]> {
  try {
    const path = endpoints.menuItems(hotelId);
    return (await api.get(path, CategoryListResponse, { signal })).data ?? [];
  } catch (error) {
    if (!signal.aborted) console.info('The hotel categories did not load', error);
    throw error;
  }
}
