import { useRouteError } from '@foyer/shared/router';
import styles from '../ground/page.module.css';
import { RetryCard } from './retry-card.tsx';
import { pageForError } from './said.tsx';

/** Shows errors that no screen's own boundary caught. */
export function PageFailed() {
  const error = useRouteError();
  return <main className={styles.page}>{pageForError(error) ?? <RetryCard error={error} />}</main>;
}
