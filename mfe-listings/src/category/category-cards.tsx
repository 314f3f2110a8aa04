import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { byOrder } from '@foyer/shared/hotel/categories.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { memo, type ReactNode, useMemo } from 'react';
import { cardText } from '../cards/card-text.ts';
import { IncrementalList } from '../incremental-list/incremental-list.tsx';
import styles from './category-cards.module.css';

/** Categories that show their children as rows, with the picture beside the text (LIST-02). */
const ROW_LAYOUT = /^(?:facilities|weddings)$/i;

/** The widths of a picture: its cell's, or in a row a part of it. */
const PICTURE_SIZES = {
  column: '(min-width: 960px) 548px, calc(50vw - 27px)',
  row: '(min-width: 960px) 315px, (min-width: 360px) 56px, 96px',
};

/** Renders a card for each child: two per row, a single one at full width (LIST-03). */
export function CategoryCards({
  category,
  categories,
  end,
}: {
  category: string;
  categories: readonly Category[];
  /** Follows the last card. */
  end?: ReactNode;
}) {
  const ordered = useMemo(() => byOrder(categories), [categories]);
  const alone = ordered.length === 1;
  const layout = ROW_LAYOUT.test(category) ? 'row' : 'column';
  const gridClass = [styles.grid, styles[`${layout}s`], alone && styles.alone];
  return (
    <IncrementalList items={ordered} className={gridClass.filter(Boolean).join(' ')} end={end}>
      {(child, first) => (
        <Card parent={category} category={child} lead={alone} first={first} layout={layout} />
      )}
    </IncrementalList>
  );
}

const Card = memo(function Card({
  parent,
  category,
  lead,
  first,
  layout,
}: {
  parent: string;
  category: Category;
  lead: boolean;
  first: boolean;
  layout: keyof typeof PICTURE_SIZES;
}) {
  return (
    <AppLink
      plain
      className={`${pictureCardClass(lead)} ${styles.card} ${styles[layout]}`}
      to={paths.listing(hotelSlug, parent, category.slug)}
    >
      <PictureCardInside
        image={category.image}
        sizes={lead ? undefined : PICTURE_SIZES[layout]}
        {...cardText(category)}
        lead={lead}
        eager={first}
      />
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
