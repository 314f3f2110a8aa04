import { paths } from '@foyer/shared/addresses/paths';
import type { Category } from '@foyer/shared/contracts/category';
import { byOrder } from '@foyer/shared/hotel/order';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card';
import { memo, useMemo } from 'react';
import { cardWords } from '../cards/card-words.ts';
import { GrowingList } from '../growing/growing-list.tsx';
import styles from './category-cards.module.css';

/** These show their children as rows, the picture beside the words (LIST-02). */
const IN_ROWS = /^(?:facilities|weddings)$/i;

/** A card for each child: two side by side, one alone over the whole width (LIST-03). */
export function CategoryCards({
  category,
  categories,
}: {
  category: string;
  categories: readonly Category[];
}) {
  const ordered = useMemo(() => byOrder(categories), [categories]);
  const alone = ordered.length === 1;
  const inside = `${styles.card} ${IN_ROWS.test(category) ? styles.row : styles.column}`;
  return (
    <GrowingList items={ordered} className={`${styles.grid} ${alone ? styles.alone : ''}`}>
      {(child, first) => (
        <Card parent={category} category={child} lead={alone} first={first} className={inside} />
      )}
    </GrowingList>
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
  const href = paths.listing(hotelSlug, parent, category.slug);
  const classes = `${pictureCardClass(lead)} ${className}`;
  const inside = (
    <PictureCardInside image={category.image} {...cardWords(category)} lead={lead} eager={first} />
  );
  return canOpen(href) ? (
    <AppLink className={classes} to={href}>
      {inside}
    </AppLink>
  ) : (
    <div className={classes}>{inside}</div>
  );
});
