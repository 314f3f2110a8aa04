import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { useHotel } from '@foyer/shared/runtime';
import { Switch } from '@foyer/shared/ui/controls/switch.tsx';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { listingOrder } from '../data/listing-order.ts';
import { IncrementalList } from '../incremental-list/incremental-list.tsx';
import {
  hasComparableDistances,
  listingsWithDistance,
  nearestFirst,
  pointOf,
} from '../location/distance.ts';
import { text } from '../text.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listings.module.css';

/** Stored in the URL, so that the choice remains after a return from a listing. */
const NEAREST_FIRST_SEARCH = '?nearest';

/** Longer lists are sorted after the first render. The press is answered at once. */
const MAX_IMMEDIATE_LISTINGS = 200;
const NONE: readonly Category[] = [];

/** Renders listings in the specified order or the nearest first (LIST-07, LIST-22). */
export function Listings({
  parentSlugs,
  listings,
  end,
}: {
  /** The slugs of their ancestors. */
  parentSlugs: readonly string[];
  listings: readonly Category[];
  /** Follows the last listing. */
  end?: ReactNode;
}) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hotelPoint = pointOf(useHotel());
  const deferredListings = useDeferredValue(
    listings,
    listings.length > MAX_IMMEDIATE_LISTINGS ? NONE : listings,
  );
  const measured = useMemo(
    () => listingsWithDistance(listingOrder(deferredListings), hotelPoint),
    // Compares the coordinates, because each render creates a new point object.
    [deferredListings, hotelPoint?.latitude, hotelPoint?.longitude],
  );
  const canSortByDistance = useMemo(() => hasComparableDistances(measured), [measured]);
  const nearest = canSortByDistance && search === NEAREST_FIRST_SEARCH;
  // The switch is rendered first, its list after it.
  const sortedByDistance = useDeferredValue(nearest);
  const displayed = useMemo(
    () => (sortedByDistance ? nearestFirst(measured) : measured),
    [sortedByDistance, measured],
  );
  const choose = (on: boolean) =>
    navigate(`${pathname}${on ? NEAREST_FIRST_SEARCH : ''}`, {
      replace: true,
      preventScrollReset: true,
      state,
    });
  return (
    <div className={styles.listings}>
      {canSortByDistance && <Switch label={text.distance.nearest} on={nearest} onChange={choose} />}
      <IncrementalList
        key={`${sortedByDistance}`}
        items={displayed}
        className={styles.list}
        end={end}
      >
        {({ listing, metres }, first) => (
          <ListingCard listing={listing} parentSlugs={parentSlugs} metres={metres} first={first} />
        )}
      </IncrementalList>
    </div>
  );
}
