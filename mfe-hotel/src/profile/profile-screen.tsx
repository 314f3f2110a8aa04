import { useQuery } from '@foyer/shared/query';
import { hotelQuery, queryClient, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Profile } from './profile.tsx';

/** Prefetches the hotel's record without waiting for it. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  if (hasMarkup(queryClient.getQueryData(query.queryKey)?.description)) loadSanitiser();
  return null;
}

/** Renders the public profile (HOTEL-01); the shell handles a hotel that fails to load. */
export function Component() {
  const { isHotelKnown } = useTemplateVariables();
  const { error } = useQuery(hotelQuery());
  if (error && !isHotelKnown) throw error;
  return (
    <If condition={isHotelKnown}>
      <Profile />
    </If>
  );
}
