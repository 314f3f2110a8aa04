import { hereAt } from '@foyer/shared/addresses/here';
import { paths } from '@foyer/shared/addresses/paths';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, page } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { type ReactNode, useRef } from 'react';
import { NoHotel } from '../notices/no-hotel.tsx';
import { BackBar } from './back-bar.tsx';
import styles from './dashboard-layout.module.css';
import { Header } from './header.tsx';
import { text } from './layout-text.ts';
import { Navigation } from './navigation.tsx';

/** A dashboard without a hotel: the guest's account has none, or one that nobody knows. */
const NOWHERE = page.hotel.state === 'default' || page.hotel.state === 'unknown';

/** Header, navigation and back-bar around a screen of a signed-in guest (SHELL-10 to SHELL-13). */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: hotel, isError, isFetching, refetch } = useQuery(hotelQuery());
  const home = hereAt(pathname)(paths.hotel(hotelSlug), false);
  const lost = isError && !hotel;
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads into the page, whose address stays */}
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
      <Header clear={home && !lost && !NOWHERE}>
        <Navigation />
      </Header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={styles.main}
        onFocus={({ target }) => target !== main.current && showFocus(target)}
      >
        {!home && !NOWHERE && <BackBar />}
        {NOWHERE ? (
          <NoHotel />
        ) : lost ? (
          <ErrorCard heading="h1" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          children
        )}
      </main>
    </>
  );
}

/**
 * Engines are content with the caret of a field, or take no notice of `scroll-padding`. What was
 * pressed stays where it is: moved under the finger, it would miss the press.
 */
function showFocus(element: Element): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
