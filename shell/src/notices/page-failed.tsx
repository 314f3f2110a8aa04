import { useRouteError } from '@foyer/shared/router';
import styles from '../ground/page.module.css';
import { RetryCard } from './retry-card.tsx';
import { pageSaid } from './said.tsx';

/** The boundary around whole areas: what no screen's own card caught. */
export function PageFailed() {
  const error = useRouteError();
  return <main className={styles.page}>{pageSaid(error) ?? <RetryCard error={error} />}</main>;
}
