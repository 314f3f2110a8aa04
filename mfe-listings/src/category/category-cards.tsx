import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { byOrder } from '@foyer/shared/hotel/categories.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { memo, useMemo } from 'react';
import { cardText } from '../cards/card-text.ts';
import { IncrementalList } from '../incremental-list/incremental-list.tsx';
import styles from './category-cards.module.css';

/** Categories that show their children as rows, with the picture beside the text (LIST-02). */
const ROW_LAYOUT = /^(?:facilities|weddings)$/i;

/** Renders a card for each child: two per row, a single one at full width (LIST-03). */
export function CategoryCards({
  category,
  categories,
}: {
  category: string;
  categories: readonly Category[];
}) {
  const ordered = useMemo(() => byOrder(categories), [categories]);
  const alone = ordered.length === 1;
  const cardClass = `${styles.card} ${ROW_LAYOUT.test(category) ? styles.row : styles.column}`;
  return (
    <IncrementalList items={ordered} className={`${styles.grid} ${alone ? styles.alone : ''}`}>
      {(child, first) => (
        <Card parent={category} category={child} lead={alone} first={first} className={cardClass} />
      )}
    </IncrementalList>
  );
}

const Card = memo(function Card({
  parent,
  category,
  lead,
  first,
  className,
}: {
  parent: string;
  category: Category;
  lead: boolean;
  first: boolean;
  className: string | undefined;
}) {
  return (
    <AppLink
      plain
      className={`${pictureCardClass(lead)} ${className}`}
      to={paths.listing(hotelSlug, parent, category.slug)}
    >
      <PictureCardInside image={category.image} {...cardText(category)} lead={lead} eager={first} />
    </AppLink>
  );
});

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
