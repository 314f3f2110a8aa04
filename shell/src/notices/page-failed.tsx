import { useRouteError } from '@foyer/shared/router';
import styles from '../layout/public-area.module.css';
import { NotFoundError } from '../router/not-found-error.ts';
import { NotFound } from './not-found.tsx';
import { RetryCard } from './retry-card.tsx';

/** The boundary around whole areas: what no screen's own card caught. */
export function PageFailed() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      {error instanceof NotFoundError ? <NotFound /> : <RetryCard error={error} />}
    </main>
  );
}
