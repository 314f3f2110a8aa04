import { paths } from '@foyer/shared/addresses/paths';
import { navigationOf, type PageSlots } from '@foyer/shared/frames/slots';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { Each, When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { AppLink, hotelQuery, hotelSlug, useSlots } from '@foyer/shared/runtime';
import { useBroken } from '@foyer/shared/ui/pictures/use-broken';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { LateImage } from './late-image.tsx';
import { text } from './layout-text.ts';
import { menuItemsQuery } from './menu-items-query.ts';
import styles from './navigation.module.css';

/** The hotel's categories: along the bottom of a phone, in the header of a wide screen. */
export function Navigation() {
  const { known } = useSlots();
  return (
    <When holds={known}>
      <HotelNavigation />
    </When>
  );
}

function HotelNavigation() {
  const { navigation } = useSlots();
  const { data: hotel } = useQuery(hotelQuery());
  const { data } = useQuery(menuItemsQuery(hotel?.id));
  const items = data ? navigationOf(data) : navigation;
  const hrefs = items.map(({ slug }) => paths.category(hotelSlug, slug)).join(' ');

  useEffect(() => whenIdle(() => hrefs.split(' ').forEach(prefetch)), [hrefs]);

  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const takeover = useTakeover();
  const showOwn = useEffectEvent((nav: HTMLElement) => {
    // Who swiped before the code came stays where they are.
    if (!takeover || nav.scrollLeft === 0) showEntry(nav, nav.querySelector('[aria-current]'));
  });
  useLayoutEffect(() => {
    if (bar.current) showOwn(bar.current);
  }, [hrefs, pathname]);

  return (
    <nav
      ref={bar}
      className={styles.nav}
      aria-label={text.hotel}
      onFocus={({ currentTarget, target }) => showEntry(currentTarget, target)}
    >
      <Each of={items}>
        {(item) => (
          <AppLink className={styles.item ?? ''} to={paths.category(hotelSlug, item.slug)}>
            <Icon of={item} />
            <span className={styles.name}>{item.name}</span>
          </AppLink>
        )}
      </Each>
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
function Icon({ of: { key, icon, art } }: { of: PageSlots['navigation'][number] }) {
  const mask = `icon-${key}`;
  const { broken, watch } = useBroken(icon);
  return (
    <When holds={broken ? undefined : icon} otherwise={<span className={styles.icon} />}>
      <When
        holds={art}
        otherwise={<img className={styles.icon} src={icon} alt="" loading="lazy" {...watch} />}
      >
        <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
          <mask id={mask}>
            <LateImage href={icon} size={24} onError={watch.onError} />
          </mask>
          <rect width="24" height="24" mask={`url(#${mask})`} />
        </svg>
      </When>
    </When>
  );
}
