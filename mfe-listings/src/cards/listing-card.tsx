import { paths } from '@foyer/shared/addresses/paths';
import type { Category } from '@foyer/shared/contracts/category';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { ContactLinks } from '@foyer/shared/ui/links/contact-links';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { Act } from '../act/act.tsx';
import { linkStateOf } from '../details/details-state.ts';
import { distanceText } from '../distance/distance.ts';
import { tierOf } from '../order/listing-order.ts';
import { text } from '../text.ts';
import { cardWords } from './card-words.ts';
import styles from './listing-card.module.css';
import { TierLabel } from './tier-label.tsx';

const PICTURE_SIZES = {
  platinum: '(min-width: 720px) 300px, calc(100vw - 40px)',
  gold: '104px',
};

/**
 * A listing as large as its tier: platinum and those without one are a picture with words and
 * buttons, gold a row, silver a card without picture, bronze a line of words (LIST-08). Its name
 * leads to its details, as far as there are pages; `above` are the slugs that it stands under.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  above,
  metres,
  first,
}: {
  listing: Category;
  above: readonly string[];
  /** How far it is from the hotel, where both say where they are. */
  metres: number | undefined;
  /** Its picture is asked for at once. */
  first: boolean;
}) {
  const id = useId();
  const tier = tierOf(listing);
  const { name, summary } = cardWords(listing);
  const segments = [...above, listing.slug];
  const href = paths.details(hotelSlug, segments);
  const open = canOpen(href);
  const look = tier ?? 'plain';
  const pictured = tier !== 'silver' && tier !== 'bronze';
  return (
    <article className={`${styles.card} ${styles[look]}`} aria-labelledby={id}>
      {pictured && (
        <span className={styles.picture}>
          <Picture src={listing.image} sizes={PICTURE_SIZES[tier ?? 'platinum']} eager={first} />
        </span>
      )}
      <div className={styles.body}>
        {tier && <TierLabel tier={tier} />}
        <h2 className={styles.name} id={id} dir="auto">
          {open ? (
            <AppLink className={styles.open} to={href} state={linkStateOf(listing)}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h2>
        {summary && (
          <p className={styles.summary} dir="auto">
            {summary}
          </p>
        )}
        {metres !== undefined && <p className={styles.distance}>{distanceText(metres)}</p>}
        {tier === 'bronze' ? (
          open && <ChevronRight className={styles.go} size={22} strokeWidth={1.6} aria-hidden />
        ) : (
          <div className={styles.foot}>
            <Act
              listing={listing}
              segments={segments}
              of={id}
              look={tier === 'platinum' ? 'filled' : tier === 'silver' ? 'quiet' : 'soft'}
              className={styles.act}
            />
            <ContactLinks contact={listing} labels={text.contact} of={id} />
          </div>
        )}
      </div>
    </article>
  );
});
