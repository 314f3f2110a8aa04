import { useRouteError } from '@foyer/shared/router';
import styles from '../lib/page.module.css';
import { pageForError } from './page-for-error.tsx';
import { RetryCard } from './retry-card.tsx';

/** Shows errors that no screen's own boundary caught. */
export function PageFailed() {
  const error = useRouteError();
  return <main className={styles.page}>{pageForError(error) ?? <RetryCard error={error} />}</main>;
}
