import { Outlet } from '@foyer/shared/router';
import styles from '../ground/page.module.css';

/** Pages for everybody. */
export function PublicArea() {
  return (
    <main className={styles.page}>
      <Outlet />
    </main>
  );
}
