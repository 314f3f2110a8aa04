import { paths } from '@foyer/shared/addresses/paths';
import { Outlet } from '@foyer/shared/router';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { text } from '../text.ts';
import styles from './guest-only-area.module.css';

/** Prefetches hotel home while the guest types, so that it is ready after sign-in. */
function prefetchHome(): void {
  void prefetch(paths.hotel(hotelSlug));
}

/** Renders the pages for signed-out guests, with a notice if the hotel is unknown. */
export function GuestOnlyArea() {
  useEffect(() => {
    addEventListener('input', prefetchHome, { once: true });
    return () => removeEventListener('input', prefetchHome);
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
