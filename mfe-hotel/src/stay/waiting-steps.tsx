import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import styles from './stay-steps.module.css';

/** Renders title and rows as boxes of their height. */
export function WaitingSteps() {
  return (
    <>
      <p className={styles.title} aria-busy="true">
        <Skeleton width="9em" height="0.8em" />
      </p>
      <div className={styles.steps} />
    </>
  );
}
