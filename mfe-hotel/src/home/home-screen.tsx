import { When } from '@foyer/shared/frames/vary';
import { hotelCategory } from '@foyer/shared/hotel/hotel-category';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, queryClient, useSlots } from '@foyer/shared/runtime';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { childCategoriesQuery } from '../data/child-categories-query.ts';
import { quickInfoQuery } from '../data/quick-info-query.ts';
import { weatherQuery } from '../data/weather-query.ts';
import { Home } from './home.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

const KEPT_FRESH_MS = 10 * 60_000;
const IDLE_LIMIT_MS = 3000;

/** Starts everything that home will ask for, and waits for none of it. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  const hotel = queryClient.getQueryData(query.queryKey);
  const category = hotelCategory(hotel?.categories);
  if (category) void queryClient.prefetchQuery(childCategoriesQuery(category.id));
  if (hotel?.city) void queryClient.prefetchQuery(weatherQuery(hotel.city));
  if ([hotel?.welcome_message, hotel?.description].some(hasMarkup)) loadSanitiser();
  whenIdle(keepQuickInfo);
  return null;
}

/** The wifi password is needed where there is no network yet: it is kept before anybody asks. */
function keepQuickInfo(): void {
  void queryClient.prefetchQuery({ ...quickInfoQuery(), staleTime: KEPT_FRESH_MS });
}

function whenIdle(task: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(task, { timeout: IDLE_LIMIT_MS });
  else setTimeout(task, IDLE_LIMIT_MS);
}

/** Hotel home (HOTEL-05). */
export function Component() {
  const { known } = useSlots();
  const { error } = useQuery(hotelQuery());
  if (error && !known) throw error;
  return (
    <When holds={known} otherwise={<HomeSkeleton />}>
      <Home />
    </When>
  );
}
