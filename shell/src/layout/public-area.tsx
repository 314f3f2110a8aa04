import { Outlet } from '@foyer/shared/router';
import styles from './public-area.module.css';

/** Pages for everybody. */
export function PublicArea() {
  return (
    <main className={styles.page}>
      <Outlet />
    </main>
  );
}
