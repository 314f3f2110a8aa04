import { endpoints } from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { queryOptions } from '@foyer/shared/query';
import {
  api,
  hotelSlug,
  KeptQuickInfo,
  localStore,
  QuickInfoAnswer,
  session,
} from '@foyer/shared/runtime';

/** In local storage, which signing out clears as a whole. */
const KEY = 'quickInfo';

/** The practical facts of this page's hotel, readable without a network once they were read. */
export function quickInfoQuery() {
  const guest = session.user()?.id ?? 0;
  const kept = localStore.read(KEY, KeptQuickInfo);
  const own = kept?.guest === guest && kept.slug === hotelSlug ? kept : undefined;
  return queryOptions({
    queryKey: ['quick-info', hotelSlug, guest],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.quickInfo(hotelSlug), QuickInfoAnswer, { signal });
      if (!data) throw new ApiError('shape');
      // An answer that arrives after sign-out belongs to nobody any more.
      if (session.user()?.id === guest) {
        localStore.write(KEY, { slug: hotelSlug, guest, time: Date.now(), info: data });
      }
      return data;
    },
    ...(own && { initialData: own.info, initialDataUpdatedAt: own.time }),
  });
}
