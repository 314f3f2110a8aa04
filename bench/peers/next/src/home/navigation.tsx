'use client';

import { paths } from '@foyer/shared/addresses/paths.ts';
import { useQuery } from '@foyer/shared/query';
import { navigationOf, type PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { text } from '../../../../../shell/src/header/header-text.ts';
import styles from '../../../../../shell/src/header/navigation.module.css';
import { menuItemsQuery } from '../../../../../shell/src/lib/menu-items-query.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { AppLink } from '../router.tsx';
import { useHotel } from '../runtime/client.ts';

/** Corresponds to `shell/src/header/navigation.tsx`. */
export function Navigation() {
  const { id, navigation } = useHotel();
  const { data } = useQuery(menuItemsQuery(id));
  const items = data ? navigationOf(data) : navigation;
  return (
    <nav className={styles.nav} aria-label={text.hotel}>
      {items.map((item) => (
        <AppLink key={item.key} className={styles.item} to={paths.category(hotelSlug, item.slug)}>
          <Icon of={item} />
          <span className={styles.name}>{item.name}</span>
        </AppLink>
      ))}
    </nav>
  );
}

function Icon({ of: { key, icon, art } }: { of: PageVariables['navigation'][number] }) {
  const mask = `icon-${key}`;
  if (!icon) return <span className={styles.icon} />;
  // biome-ignore lint/performance/noImgElement: as in Foyer; the provider has made it small
  if (!art) return <img className={styles.icon} src={icon} alt="" loading="lazy" />;
  return (
    <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
      <mask id={mask}>
        <image href={icon} width="24" height="24" />
      </mask>
      <rect width="24" height="24" mask={`url(#${mask})`} />
    </svg>
  );
}
