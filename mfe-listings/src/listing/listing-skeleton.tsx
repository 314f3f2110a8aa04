import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { MAX_NAME_CHARACTERS } from '../cards/card-text.ts';
import { TitleSkeleton } from '../category/title-skeleton.tsx';
import styles from './listing-page.module.css';

/** Renders a sub-category as boxes, below its name if that is known. */
export function ListingSkeleton({ slug, name }: { slug: string; name: string | undefined }) {
  return (
    <div className={styles.screen} aria-busy="true">
      {name ? (
        <h1 className={styles.title} dir="auto">
          {truncated(name, MAX_NAME_CHARACTERS)}
        </h1>
      ) : (
        <div className={styles.title}>
          <TitleSkeleton slug={slug} />
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
