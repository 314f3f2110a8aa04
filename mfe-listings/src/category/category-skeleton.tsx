import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import styles from './category-cards.module.css';

/** The cards of a category in boxes. */
export function CategoryCardsSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} radius={18} className={styles.waiting} />
      ))}
    </div>
  );
}
