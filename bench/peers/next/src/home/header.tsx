'use client';

import { paths } from '@foyer/shared/addresses/paths.ts';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { LineArt } from '@foyer/shared/ui/pictures/line-art.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { EntryLink } from '../../../../../shell/src/header/entry-link.tsx';
import styles from '../../../../../shell/src/header/header.module.css';
import { text } from '../../../../../shell/src/header/header-text.ts';
import { useScrolledPast } from '../../../../../shell/src/header/use-scrolled-past.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { AppLink } from '../router.tsx';
import { useHotel } from '../runtime/client.ts';
import { Navigation } from './navigation.tsx';
import { UserMenu } from './user-menu.tsx';

/** The scroll offset at which the header changes, in pixels. */
const GRADIENT_THRESHOLD = 274;

/** Corresponds to `shell/src/header/header.tsx` on hotel home, without badge counts. */
export function Header() {
  const past = useScrolledPast(GRADIENT_THRESHOLD);
  const { name, logo, header, menu } = useHotel();
  return (
    <header className={`${styles.header} ${past ? styles.past : styles.clear}`}>
      <AppLink to={paths.dashboard(hotelSlug)} end className={styles.logo}>
        <Logo src={logo} name={name} missing={text.logo} onPicture={!past} />
      </AppLink>
      <Navigation />
      <div className={styles.actions}>
        {header.map((entry) => (
          <EntryLink key={entry.key} entry={entry} className={iconButtonClass}>
            <LineArt paths={entry.icon} />
            <span className={hidden.hidden}>{entry.label}</span>
            <span className={styles.badge} />
          </EntryLink>
        ))}
        <UserMenu entries={menu} />
      </div>
    </header>
  );
}
