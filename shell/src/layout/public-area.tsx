import { Outlet } from '@foyer/shared/router';
import styles from '../lib/page.module.css';

/** Renders the pages that need no session. */
export function PublicArea() {
  return (
    <main className={styles.page}>
      <Outlet />
    </main>
  );
}
