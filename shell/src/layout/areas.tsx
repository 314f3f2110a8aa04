import { paths } from '@foyer/shared/addresses/paths.ts';
import { Outlet } from '@foyer/shared/router';
import { hotelSlug, page, prefetchHint } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import pageStyles from '../lib/page.module.css';
import { text } from '../text.ts';
import styles from './guest-only-area.module.css';

/** Announces hotel home while the guest types, so that it is prefetched and ready after sign-in. */
function announceHome(): void {
  prefetchHint.setState({ href: paths.hotel(hotelSlug) });
}

/** Renders the pages for signed-out guests, with a notice if the hotel is unknown. */
export function GuestOnlyArea() {
  useEffect(() => {
    addEventListener('input', announceHome, { once: true });
    return () => removeEventListener('input', announceHome);
  }, []);

  return (
    <main>
      {page.hotel.state === 'unknown' && (
        <div className={styles.notice} role="alert">
          <p>
            <strong>{text.hotel.unknown}</strong>
          </p>
          <p>{text.hotel.unknownHint}</p>
        </div>
      )}
      <Outlet />
    </main>
  );
}

/** Renders the pages that need no session. */
export function PublicArea() {
  return (
    <main className={pageStyles.page}>
      <Outlet />
    </main>
  );
}
