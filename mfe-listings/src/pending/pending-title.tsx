import { readableName } from '@foyer/shared/addresses/readable-name';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import styles from './pending-title.module.css';

/** The box of a title that is not known yet; whoever is read to hears the words of its slug. */
export function PendingTitle({ slug }: { slug: string }) {
  return (
    <>
      <h1 className={styles.heard}>{readableName(slug)}</h1>
      <Skeleton width="52%" height="1.9375rem" />
    </>
  );
}
