import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import styles from './category-cards.module.css';

/** Renders the cards of a category as boxes. */
export function CategoryCardsSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} radius={18} className={styles.waiting} />
      ))}
    </div>
  );
}
