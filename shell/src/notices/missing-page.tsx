import { paths } from '@foyer/shared/addresses/paths.ts';
import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { Link } from '@foyer/shared/router';
import {
  AppLink,
  hotelSlug,
  PageNotAvailable,
  PageNotFound,
  useHotel,
  useSession,
} from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './missing-page.module.css';

/** Shows that no page has this address, and leads to hotel home and its entries, such as search. */
export function NotFound({ hint }: { hint?: string }) {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const { home } = useHotel();
  return (
    <ErrorCard
      heading="h1"
      title={text.notFound.title}
      text={hint || text.notFound.hint}
      action={
        <div className={styles.ways}>
          <HomeLink />
          {signedIn &&
            home.map(({ key, href, label }) => (
              <AppLink key={key} to={href} className={buttonClass('soft')}>
                {defineTexts(label)}
              </AppLink>
            ))}
        </div>
      }
    />
  );
}

/** Shows that this hotel does not offer the screen at this address (SHELL-94). */
export function NotAvailable() {
  const { phone } = useHotel();
  return (
    <ErrorCard
      heading="h1"
      title={text.notAvailable.title}
      text={text.notAvailable.hint}
      action={<HomeLink />}
      phone={phone}
    />
  );
}

/** Returns the page for a not-found or not-available error, undefined for other errors. */
export function pageForError(error: unknown): ReactNode | undefined {
  if (error instanceof PageNotFound) return <NotFound hint={error.message} />;
  if (error instanceof PageNotAvailable) return <NotAvailable />;
  return undefined;
}

/** Links to hotel home for signed-in guests, else to the login. */
function HomeLink() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const home = signedIn ? paths.hotel(hotelSlug) : paths.login(hotelSlug);
  return (
    <Link className={buttonClass()} to={home}>
      {signedIn ? text.wayHome.signedIn : text.wayHome.signedOut}
    </Link>
  );
}
