import { paths } from '@foyer/shared/addresses/paths.ts';
import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { For, If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { LineArt } from '@foyer/shared/ui/pictures/line-art.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import type { ReactNode } from 'react';
import { text } from '../lib/dashboard-text.ts';
import { EntryBadge, EntryLink } from './entry.tsx';
import styles from './header.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';
import { UserMenu } from './user-menu.tsx';

/** Scroll position at which the header of hotel home changes, in pixels (SHELL-12). */
const GRADIENT_THRESHOLD = 274;

/** Renders the page header. `clear` makes it transparent over the banner of hotel home. */
export function Header({ clear, children }: { clear: boolean; children: ReactNode }) {
  const past = useScrolledPast(GRADIENT_THRESHOLD);
  const variant = clear ? (past ? styles.past : styles.clear) : styles.plain;
  const { name, logo, home, header, menu } = useHotel();
  return (
    <header className={`${styles.header} ${variant}`}>
      <AppLink to={paths.dashboard(hotelSlug)} end className={styles.logo ?? ''}>
        <Logo src={logo} name={name} missing={text.logo} onPicture={clear && !past} />
      </AppLink>
      {children}
      <div className={styles.actions}>
        <For of={home}>
          {(entry) => (
            <EntryLink entry={entry} className={styles.field}>
              <LineArt paths={entry.icon} />
              {defineTexts(entry.label)}
            </EntryLink>
          )}
        </For>
        <For of={header}>
          {(entry) => (
            <EntryLink entry={entry} className={iconButtonClass}>
              <LineArt paths={entry.icon} />
              {/* Not an aria-label, which would hide the badge from screen readers. */}
              <span className={hidden.hidden}>{defineTexts(entry.label)}</span>
              <If condition={entry.home}>
                <span className={styles.inField} />
              </If>
              <span className={styles.badge}>
                <EntryBadge entry={entry} />
              </span>
            </EntryLink>
          )}
        </For>
        <UserMenu entries={menu} />
      </div>
    </header>
  );
}
