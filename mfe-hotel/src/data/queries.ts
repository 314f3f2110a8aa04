import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { Category, CategoryListResponse } from '@foyer/shared/contracts/provider/category.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { queryOptions, skipToken } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { text } from '../text.ts';

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

const STALE_TIME_MS = 10 * 60_000;

/** Fetches the weather in the hotel's city. A failure is only logged (HOTEL-07). */
export function weatherQuery(city: string) {
  return queryOptions({
    queryKey: ['weather', city],
    queryFn: async () => {
      try {
        return await api.get(endpoints.weather(hotelSlug, city), Weather);
      } catch (cause) {
        console.info(text.home.weatherFailed, cause);
        throw new Error(text.home.weatherFailed, { cause });
      }
    },
    retry: false,
    staleTime: STALE_TIME_MS,
  });
}
