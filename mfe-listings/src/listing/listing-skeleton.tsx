import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { NAME_CHARACTERS } from '../cards/card-words.ts';
import { PendingTitle } from '../pending/pending-title.tsx';
import styles from './listing-page.module.css';

/** A sub-category in boxes, under its name if that is known. */
export function ListingSkeleton({ slug, name }: { slug: string; name: string | undefined }) {
  return (
    <div className={styles.screen} aria-busy="true">
      {name ? (
        <h1 className={styles.title} dir="auto">
          {shortened(name, NAME_CHARACTERS)}
        </h1>
      ) : (
        <div className={styles.title}>
          <PendingTitle slug={slug} />
        </div>
      )}
      <div className={styles.waitingTiles}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} width="4.75rem" height="4.75rem" radius={22} />
        ))}
      </div>
      <div className={styles.listed}>
        <Skeleton height="3rem" />
        <Skeleton height={380} radius={18} />
      </div>
    </div>
  );
}
