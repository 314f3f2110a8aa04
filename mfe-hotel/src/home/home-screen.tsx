import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { homeCategory } from '@foyer/shared/hotel/categories.ts';
import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { requestsQuery } from '@foyer/shared/queries/requests-query.ts';
import { useQuery } from '@foyer/shared/query';
import { hasFeature, hotelQuery, queryClient, session, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { childCategoriesQuery, weatherQuery } from '../data/queries.ts';
import { loadStaySteps } from '../stay/stay-steps.tsx';
import home from './home.module.css';
import { Home } from './home.tsx';
import { HomeEntries } from './home-links.tsx';
import styles from './home-skeleton.module.css';

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
  if (hasFeature('requests-state')) void queryClient.prefetchQuery(requestsQuery());
  if (session.user()?.check_out_date) loadStaySteps();
  whenIdle(prefetchQuickInfo);
}

/** Prefetches quick info, because a guest needs the wifi password before they have a network. */
function prefetchQuickInfo(): void {
  void queryClient.prefetchQuery({ ...quickInfoQuery(), staleTime: PREFETCH_STALE_TIME_MS });
}

/** Renders hotel home (HOTEL-05). */
export function Component() {
  const { is_known } = useHotel();
  const { error } = useQuery(hotelQuery());
  if (error && !is_known) throw error;
  return (
    <If condition={is_known} otherwise={<HomeSkeleton />}>
      <Home />
    </If>
  );
}

/** Renders home as boxes with the heights of the final content. */
function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.banner}>
        <Skeleton onPicture width="min(56%, 240px)" height={14} />
        <Skeleton onPicture width="min(82%, 440px)" height={34} />
        <Skeleton onPicture width="min(70%, 340px)" height={14} />
      </div>
      <div className={home.home}>
        <div className={`${home.welcome} ${home.inset} ${styles.text}`}>
          <Skeleton width="68%" height={26} />
          <Skeleton height={14} />
          <Skeleton width="74%" height={14} />
        </div>
        <div className={`${home.actions} ${home.inset}`}>
          <Skeleton height="auto" radius={18} className={styles.action} />
          <Skeleton height="auto" radius={18} className={styles.action} />
        </div>
        <div className={home.links}>
          <div className={`${home.tabs} ${styles.chips}`}>
            {[142, 112, 138, 194, 146].map((width) => (
              <Skeleton key={width} width={width} height={44} radius={999} />
            ))}
          </div>
          <HomeEntries className={`${home.entries} ${home.inset}`} />
        </div>
      </div>
    </div>
  );
}
