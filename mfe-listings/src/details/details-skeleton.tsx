import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import styles from './details.module.css';
import about from './listing-about.module.css';

/** Renders a listing as boxes. */
export function DetailsSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.title}>
        <Skeleton width="52%" height="1.1em" />
      </div>
      <div className={about.alone}>
        <Skeleton className={about.picture} />
        <div className={about.about}>
          <Skeleton height={16} />
          <Skeleton height={16} />
          <Skeleton width="74%" height={16} />
        </div>
      </div>
    </div>
  );
}
