import { paths } from '@foyer/shared/addresses/paths';
import { Outlet } from '@foyer/shared/router';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { text } from '../text.ts';
import styles from './guest-only-area.module.css';

/** Hotel home comes while the guest types, so that it is there when the provider has answered. */
function prefetchHome(): void {
  void prefetch(paths.hotel(hotelSlug));
}

/** Sign-in and its neighbours; over them the word about a hotel that nobody knows. */
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
