import { When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, queryClient, useSlots } from '@foyer/shared/runtime';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { Profile } from './profile.tsx';

/** Starts the hotel's record and waits for nothing. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  if (hasMarkup(queryClient.getQueryData(query.queryKey)?.description)) loadSanitiser();
  return null;
}

/** The hotel for everybody (HOTEL-01); a hotel that fails to load is the shell's. */
export function Component() {
  const { known } = useSlots();
  const { error } = useQuery(hotelQuery());
  if (error && !known) throw error;
  return (
    <When holds={known}>
      <Profile />
    </When>
  );
}
