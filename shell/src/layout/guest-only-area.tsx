import { Outlet } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import styles from './guest-only-area.module.css';

/** Sign-in and its neighbours; over them the word about a hotel that nobody knows. */
export function GuestOnlyArea() {
  return (
    <main>
      {page.hotel.state === 'unknown' && (
        <div className={styles.notice} role="alert">
          <p>
            <strong>We do not know this hotel</strong>
          </p>
          <p>Please check the address, or scan the code in your room again.</p>
        </div>
      )}
      <Outlet />
    </main>
  );
}
