import { useQuery } from '@foyer/shared/query';
import { hotelQuery, queryClient } from '@foyer/shared/runtime';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { Profile } from './profile.tsx';

/** Starts the hotel's record and waits for nothing. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  if (hasMarkup(`${queryClient.getQueryData(query.queryKey)?.description}`)) loadSanitiser();
  return null;
}

/** The hotel for everybody (HOTEL-01); a hotel that fails to load is the shell's. */
export function Component() {
  const { data: hotel, error } = useQuery(hotelQuery());
  if (hotel) return <Profile hotel={hotel} />;
  if (error) throw error;
  return null;
}
