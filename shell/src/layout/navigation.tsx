import { paths } from '@foyer/shared/addresses/paths';
import { readableName } from '@foyer/shared/addresses/readable-name';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { byOrder } from '@foyer/shared/hotel/order';
import { safeImage } from '@foyer/shared/hotel/theme';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { text } from './layout-text.ts';
import { menuItemsQuery } from './menu-items-query.ts';
import styles from './navigation.module.css';

/** The hotel's categories: along the bottom of a phone, in the header of a wide screen. */
export function Navigation({ hotel }: { hotel: Hotel | undefined }) {
  return hotel ? <HotelNavigation hotel={hotel} /> : null;
}

function HotelNavigation({ hotel }: { hotel: Hotel }) {
  const { data } = useQuery(menuItemsQuery(hotel));
  const items = byOrder(data ?? hotel.categories ?? []);
  const hrefs = items.map(({ slug }) => paths.category(hotelSlug, slug)).join(' ');

  useEffect(() => whenIdle(() => hrefs.split(' ').forEach(prefetch)), [hrefs]);

  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const nav = bar.current;
    if (nav) showEntry(nav, nav.querySelector('[aria-current]'));
  }, [hrefs, pathname]);

  return (
    <nav
      ref={bar}
      className={styles.nav}
      aria-label={text.hotel}
      onFocus={({ currentTarget, target }) => showEntry(currentTarget, target)}
    >
      {items.map(({ id, name, slug, icon }) => (
        <AppLink key={id} className={styles.item ?? ''} to={paths.category(hotelSlug, slug)}>
          <Icon address={icon} />
          <span className={styles.name}>{readableName(name)}</span>
        </AppLink>
      ))}
    </nav>
  );
}

/**
 * The page's own entry, or the one that has the focus, may stand beyond the edge; `scrollIntoView`
 * could move the page as well.
 */
function showEntry(bar: HTMLElement, entry: Element | null): void {
  if (!entry) return;
  const { left, right } = bar.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  bar.scrollLeft += Math.min(0, own.left - left) + Math.max(0, own.right - right);
}

/** Line art takes the colour of its link; any other picture stays as the hotel made it. */
function Icon({ address }: { address: string | null | undefined }) {
  const image = safeImage(address);
  if (!image) return <span className={styles.icon} />;
  if (!/\.svg(?:\?|$)/.test(image)) return <img className={styles.icon} src={image} alt="" />;
  const maskImage = `url("${image}")`;
  // Chromium before 120 knows the mask by its old name only.
  return <span className={styles.art} style={{ maskImage, WebkitMaskImage: maskImage }} />;
}
