import type { Category } from '@foyer/shared/contracts/category';
import { useQuery } from '@foyer/shared/query';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { hotelQuery } from '@foyer/shared/runtime';
import { Switch } from '@foyer/shared/ui/controls/switch';
import { useDeferredValue, useMemo } from 'react';
import { ListingCard } from '../cards/listing-card.tsx';
import { pointOf } from '../distance/distance.ts';
import { comparable, nearestFirst, withDistance } from '../distance/with-distance.ts';
import { GrowingList } from '../growing/growing-list.tsx';
import { listingOrder } from '../order/listing-order.ts';
import { text } from '../text.ts';
import styles from './listings.module.css';

/** In the address, so that it is still chosen when the guest comes back from a listing. */
const NEAREST = '?nearest';

/** More than these are put in order after the press that opens them has been answered. */
const MANY = 200;
const NONE: readonly Category[] = [];

/** Listings in the specified order or the nearest first (LIST-07, LIST-22). */
export function Listings({
  above,
  listings,
}: {
  /** The slugs that they stand under. */
  above: readonly string[];
  listings: readonly Category[];
}) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const home = pointOf(useQuery(hotelQuery()).data);
  const taken = useDeferredValue(listings, listings.length > MANY ? NONE : listings);
  const measured = useMemo(
    () => withDistance(listingOrder(taken), home),
    // By its numbers: the point itself is made anew whenever this is drawn.
    [taken, home?.latitude, home?.longitude],
  );
  const choice = useMemo(() => comparable(measured), [measured]);
  const nearest = choice && search === NEAREST;
  // The switch answers first, its list follows.
  const sorted = useDeferredValue(nearest);
  const shown = useMemo(() => (sorted ? nearestFirst(measured) : measured), [sorted, measured]);
  const choose = (on: boolean) =>
    navigate(`${pathname}${on ? NEAREST : ''}`, {
      replace: true,
      preventScrollReset: true,
      state,
    });
  return (
    <div className={styles.listings}>
      {choice && <Switch label={text.distance.nearest} on={nearest} onChange={choose} />}
      <GrowingList key={`${sorted}`} items={shown} className={styles.list}>
        {({ listing, metres }, first) => (
          <ListingCard listing={listing} above={above} metres={metres} first={first} />
        )}
      </GrowingList>
    </div>
  );
}
