import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { homeCategory } from '@foyer/shared/hotel/hotel-category.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, queryClient, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { childCategoriesQuery } from '../data/child-categories-query.ts';
import { quickInfoQuery } from '../data/quick-info-query.ts';
import { weatherQuery } from '../data/weather-query.ts';
import { Home } from './home.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

const PREFETCH_STALE_TIME_MS = 10 * 60_000;

/** Prefetches every query of home without waiting for any. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  const hotel = queryClient.getQueryData(query.queryKey);
  const category = homeCategory(hotel?.categories);
  if (category) void queryClient.prefetchQuery(childCategoriesQuery(category.id));
  if (hotel?.city) void queryClient.prefetchQuery(weatherQuery(hotel.city));
  if ([hotel?.welcome_message, hotel?.description].some(hasMarkup)) loadSanitiser();
  whenIdle(prefetchQuickInfo);
  return null;
}

/** Prefetches quick info, because a guest needs the wifi password before they have a network. */
function prefetchQuickInfo(): void {
  void queryClient.prefetchQuery({ ...quickInfoQuery(), staleTime: PREFETCH_STALE_TIME_MS });
}

/** Renders hotel home (HOTEL-05). */
export function Component() {
  const { isHotelKnown } = useTemplateVariables();
  const { error } = useQuery(hotelQuery());
  if (error && !isHotelKnown) throw error;
  return (
    <If condition={isHotelKnown} otherwise={<HomeSkeleton />}>
      <Home />
    </If>
  );
}
