import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { QuickInfo, QuickInfoAnswer } from '@foyer/shared/contracts/quick-info';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelSlug, localStore, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** In local storage, which signing out clears as a whole. */
const KEY = 'quickInfo';

/** The last quick info that was read, for the guest it was given to; `time` is in milliseconds. */
const KeptQuickInfo = z.object({
  slug: z.string(),
  guest: z.number(),
  time: z.number(),
  info: QuickInfo,
});

/** What this browser kept of this page's hotel for this guest. */
function known(guest: number | undefined) {
  const kept = localStore.read(KEY, KeptQuickInfo);
  return kept?.slug === hotelSlug && kept.guest === guest ? kept : undefined;
}

/**
 * The practical facts of this page's hotel for the guest with this id, readable without a network
 * once they were read.
 */
export function quickInfoQuery(guest: number | undefined) {
  return queryOptions({
    queryKey: ['quick-info', hotelSlug, guest],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoAnswer, { signal });
      if (!data) throw new ApiError('shape');
      // An answer that arrives after sign-out belongs to nobody any more.
      if (guest !== undefined && session.user()?.id === guest) {
        localStore.write(KEY, { slug: hotelSlug, guest, time: Date.now(), info: data });
      }
      return data;
    },
    // Asked only when the query begins: reading and checking the copy takes a while.
    initialData: () => known(guest)?.info,
    // Never later than now: a clock that was set back would else keep it for as long.
    initialDataUpdatedAt: () => Math.min(known(guest)?.time ?? 0, Date.now()),
  });
}
