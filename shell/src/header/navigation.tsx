import { paths } from '@foyer/shared/addresses/paths.ts';
import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { navigationOf, type PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { For, If } from '@foyer/shared/templates/if-for.tsx';
import { useBrokenImage } from '@foyer/shared/ui/pictures/use-broken-image.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { text } from '../lib/dashboard-text.ts';
import { menuItemsQuery } from '../lib/menu-items-query.ts';
import { prefetch } from '../remotes/prefetch.ts';
import styles from './navigation.module.css';

/** Renders the hotel's categories: at the bottom on phones, in the header on wide screens. */
export function Navigation() {
  const { is_known } = useHotel();
  return (
    <If condition={is_known}>
      <HotelNavigation />
    </If>
  );
}

function HotelNavigation() {
  const { id, navigation } = useHotel();
  const { data } = useQuery(menuItemsQuery(id));
  const items = data ? navigationOf(data) : navigation;
  const hrefs = items.map(({ slug }) => paths.category(hotelSlug, slug)).join(' ');

  useEffect(() => whenIdle(() => hrefs.split(' ').forEach((href) => void prefetch(href))), [hrefs]);

  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isHydrating = useHydration();
  const showCurrent = useEffectEvent((nav: HTMLElement) => {
    // Keeps the scroll position if the guest swiped before hydration.
    if (!isHydrating || nav.scrollLeft === 0) showEntry(nav, nav.querySelector('[aria-current]'));
  });
  useLayoutEffect(() => {
    if (bar.current) showCurrent(bar.current);
  }, [hrefs, pathname]);

  return (
    <nav
      ref={bar}
      className={styles.nav}
      aria-label={text.hotel}
      onFocus={({ currentTarget, target }) => showEntry(currentTarget, target)}
    >
      <For of={items}>
        {(item) => (
          <AppLink className={styles.item ?? ''} to={paths.category(hotelSlug, item.slug)}>
            <Icon of={item} />
            <span className={styles.name}>{item.name}</span>
          </AppLink>
        )}
      </For>
    </nav>
  );
}

/**
 * Scrolls the current or focused entry into the bar's visible area. `scrollIntoView` could also
 * scroll the page.
 */
function showEntry(bar: HTMLElement, entry: Element | null): void {
  if (!entry) return;
  const { left, right } = bar.getBoundingClientRect();
  const rect = entry.getBoundingClientRect();
  bar.scrollLeft += Math.min(0, rect.left - left) + Math.max(0, rect.right - right);
}

/** Renders a category icon. Line art takes the link's colour; other pictures keep their own. */
function Icon({ of: { key, icon, art } }: { of: PageVariables['navigation'][number] }) {
  const mask = `icon-${key}`;
  const { broken, watch } = useBrokenImage(icon);
  return (
    <If condition={broken ? undefined : icon} otherwise={<span className={styles.icon} />}>
      <If
        condition={art}
        otherwise={<img className={styles.icon} src={icon} alt="" loading="lazy" {...watch} />}
      >
        <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
          <mask id={mask}>
            <LazyImage href={icon} size={24} onError={watch.onError} />
          </mask>
          <rect width="24" height="24" mask={`url(#${mask})`} />
        </svg>
      </If>
    </If>
  );
}

/**
 * Loads an SVG image after the first paint. On pages painted before the code runs, an inline script
 * loads it (`shell/src/inline/after-paint.ts`).
 */
function LazyImage({
  href,
  size,
  onError,
}: {
  href: string | undefined;
  size: number;
  onError: () => void;
}) {
  const image = useRef<SVGImageElement>(null);
  useLayoutEffect(() => {
    // The inline script may have set it already.
    if (href && image.current?.getAttribute('href') !== href)
      image.current?.setAttribute('href', href);
  }, [href]);
  return (
    <image
      ref={image}
      data-href={href}
      width={size}
      height={size}
      onError={onError}
      suppressHydrationWarning={true}
    />
  );
}
