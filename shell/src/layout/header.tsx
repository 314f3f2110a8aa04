import { paths } from '@foyer/shared/addresses/paths';
import { Each } from '@foyer/shared/frames/vary';
import { words } from '@foyer/shared/language/words';
import { AppLink, hotelSlug, useSlots } from '@foyer/shared/runtime';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { LineArt } from '@foyer/shared/ui/pictures/line-art';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import type { ReactNode } from 'react';
import { EntryBadge } from './entry-badge.tsx';
import { EntryLink } from './entry-link.tsx';
import styles from './header.module.css';
import { text } from './layout-text.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { UserMenu } from './user-menu.tsx';

/** Where the header of hotel home changes, in pixels (SHELL-12). */
const GRADIENT_THRESHOLD = 274;

/** `clear` is the look over the banner of hotel home: see-through, in front of the picture. */
export function Header({ clear, children }: { clear: boolean; children: ReactNode }) {
  const past = useScrolledPast(GRADIENT_THRESHOLD);
  const look = clear ? (past ? styles.past : styles.clear) : styles.plain;
  const { name, logo, header, menu } = useSlots();
  return (
    <header className={`${styles.header} ${look}`}>
      <AppLink to={paths.dashboard(hotelSlug)} end className={styles.logo ?? ''}>
        <Logo src={logo} name={name} missing={text.logo} onPicture={clear && !past} />
      </AppLink>
      {children}
      <div className={styles.actions}>
        <Each of={header}>
          {(entry) => (
            <EntryLink entry={entry} className={iconButtonClass}>
              <LineArt paths={entry.icon} />
              {/* Read out with whatever the badge says; an aria-label would hide that. */}
              <span className={hidden.hidden}>{words(entry.label)}</span>
              <span className={styles.badge}>
                <EntryBadge entry={entry} />
              </span>
            </EntryLink>
          )}
        </Each>
        <UserMenu entries={menu} />
      </div>
    </header>
  );
}
