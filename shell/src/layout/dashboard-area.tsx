import { isHereAt } from '@foyer/shared/addresses/is-here.ts';
import { paths } from '@foyer/shared/addresses/paths.ts';
import { useQuery } from '@foyer/shared/query';
import { Outlet, useLocation } from '@foyer/shared/router';
import {
  contributions,
  hotelQuery,
  hotelSlug,
  page,
  session,
  useSession,
} from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { useRef, useState } from 'react';
import { Header } from '../header/header.tsx';
import { Navigation } from '../header/navigation.tsx';
import { text } from '../lib/dashboard-text.ts';
import { loadContributions } from '../remotes/contributions.ts';
import { signOut } from '../session/sign-out.ts';
import { BackBar } from './back-bar.tsx';
import styles from './dashboard-layout.module.css';

contributions.loadWith(loadContributions);

/** True if the guest's account has no hotel, or an unknown one. */
const HAS_NO_HOTEL = page.hotel.state === 'default' || page.hotel.state === 'unknown';

/** Renders header, navigation and back-bar around a dashboard screen (SHELL-10 to SHELL-13). */
function DashboardLayout() {
  const { pathname } = useLocation();
  const { data: hotel, isError, isFetching, refetch } = useQuery(hotelQuery());
  const isHome = isHereAt(pathname)(paths.hotel(hotelSlug), false);
  const hasFailed = isError && !hotel;
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it scrolls within the page and keeps the address */}
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          scrollTo({ top: 0, behavior: 'instant' });
          main.current?.focus({ preventScroll: true });
        }}
      >
        {text.skip}
      </a>
      <Header clear={isHome && !hasFailed && !HAS_NO_HOTEL}>
        <Navigation />
      </Header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={styles.main}
        onFocus={({ target }) => target !== main.current && showFocus(target)}
      >
        {!isHome && !HAS_NO_HOTEL && <BackBar />}
        {HAS_NO_HOTEL ? (
          <NoHotel />
        ) : hasFailed ? (
          <ErrorCard heading="h1" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Outlet />
        )}
      </main>
    </>
  );
}

/**
 * Scrolls a keyboard-focused element into view. Some engines only show the caret or ignore
 * `scroll-padding`. A pressed element must not move, or the press would miss it.
 */
function showFocus(element: Element): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}

/**
 * Renders the dashboard of a signed-in guest. It is empty as soon as that guest is signed out, so
 * that no private data stays visible while the login loads.
 */
export function DashboardArea() {
  const id = useSession(({ user }) => user?.id);
  const [guest] = useState(() => session.user()?.id);
  const isHydrating = useHydration();
  if (!isHydrating && (id === undefined || id !== guest)) return null;
  return <DashboardLayout />;
}

/** Shows that the signed-in guest's account has no hotel. */
function NoHotel() {
  return (
    <ErrorCard
      heading="h1"
      title={text.noHotel.title}
      text={text.noHotel.hint}
      action={<Button onClick={signOut}>{text.logout}</Button>}
    />
  );
}
