import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button';
import { telHref } from '@foyer/shared/ui/links/links';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { Bell, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';
import { UserMenu } from './user-menu.tsx';

/** Where the header of hotel home changes, in pixels (specification section 9). */
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
  const settings = hotel?.settings?.[0];
  const call = telHref(hotel?.phone);
  return (
    <header className={`${styles.header} ${look}`}>
      <AppLink to={paths.dashboard(hotelSlug)} end className={styles.logo ?? ''}>
        <Logo
          src={settings?.logo}
          name={settings?.logo ? hotel?.name : undefined}
          onPicture={clear && !past}
        />
      </AppLink>
      {children}
      <div className={styles.actions}>
        {call && (
          <a className={iconButtonClass} href={call} aria-label="Call the hotel">
            <Phone size={22} strokeWidth={1.6} aria-hidden="true" />
          </a>
        )}
        <AppLink
          className={iconButtonClass ?? ''}
          to={paths.notification(hotelSlug)}
          aria-label="Notifications"
        >
          <Bell size={22} strokeWidth={1.6} aria-hidden="true" />
        </AppLink>
        <UserMenu />
      </div>
    </header>
  );
}
