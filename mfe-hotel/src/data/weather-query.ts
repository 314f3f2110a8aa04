import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug } from '@foyer/shared/runtime';
import { text } from '../text.ts';

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
