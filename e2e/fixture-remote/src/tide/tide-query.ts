import { queryOptions } from '@foyer/shared/query';
import { hotelSlug } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** The origin declared in `remote.ts`. */
export const TIDES = 'https://tides.example.com';
const LIMIT_MS = 8000;
const Tide = z.object({ metres: z.number() });

/** Queries the water level at the hotel. */
export function tideQuery() {
  return queryOptions({
    queryKey: ['tide', hotelSlug],
    queryFn: async () => {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const answer = await fetch(`${TIDES}/at/${hotelSlug}`, { credentials: 'omit', signal });
      if (!answer.ok) throw new Error(`The tides answered ${answer.status}`);
      return z.parse(Tide, await answer.json());
    },
  });
}
