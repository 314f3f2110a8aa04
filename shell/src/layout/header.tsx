import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { words } from '@foyer/shared/language/words';
import { AppLink, canOpen, hotelSlug, page } from '@foyer/shared/runtime';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { LineArt } from '@foyer/shared/ui/pictures/line-art';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import type { ReactNode } from 'react';
import { placeEntries } from './entries.ts';
import { EntryBadge } from './entry-badge.tsx';
import { EntryLink } from './entry-link.tsx';
import styles from './header.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';
import { UserMenu } from './user-menu.tsx';

/** Where the header of hotel home changes, in pixels (SHELL-12). */
const GRADIENT_THRESHOLD = 274;

/** `clear` is the look over the banner of hotel home: see-through, in front of the picture. */
export function Header({
  hotel,
  clear,
  children,
}: {
  hotel: Hotel | undefined;
  clear: boolean;
  children: ReactNode;
}) {
  const past = useScrolledPast(GRADIENT_THRESHOLD);
  const look = clear ? (past ? styles.past : styles.clear) : styles.plain;
  const settings = settingsOf(hotel);
  const entries = placeEntries(page.composition, hotel, canOpen);
  return (
    <header className={`${styles.header} ${look}`}>
      <AppLink to={paths.dashboard(hotelSlug)} end className={styles.logo ?? ''}>
        <Logo
          src={settings?.logo}
          name={settings?.logo ? hotelName(hotel) : undefined}
          onPicture={clear && !past}
        />
      </AppLink>
      {children}
      <div className={styles.actions}>
        {entries.header.map((entry) => (
          <EntryLink key={entry.href} entry={entry} className={iconButtonClass}>
            <LineArt paths={entry.icon} />
            {/* Read out with whatever the badge says; an aria-label would hide that. */}
            <span className={hidden.hidden}>{words(entry.label)}</span>
            <span className={styles.badge}>
              <EntryBadge entry={entry} />
            </span>
          </EntryLink>
        ))}
        <UserMenu entries={entries.menu} />
      </div>
    </header>
  );
}
