import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { ContactLinks } from '@foyer/shared/ui/links/contact-links.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { linkStateOf } from '../data/details-state.ts';
import { tierOf } from '../data/listing-order.ts';
import { distanceText } from '../location/distance.ts';
import { text } from '../text.ts';
import { BookOrEnquire } from './book-or-enquire.tsx';
import { cardText } from './card-text.ts';
import styles from './listing-card.module.css';
import tierStyles from './tier-label.module.css';

const PICTURE_SIZES = {
  // From 720 px as high as its text, and cropped to 300 px.
  platinum: '(min-width: 720px) 400px, calc(100vw - 40px)',
  gold: '104px',
};

const BUTTONS = { platinum: 'filled', gold: 'soft', silver: 'outlined', plain: 'soft' } as const;

/**
 * Renders a listing in the size of its tier (LIST-08). Platinum and no tier: a picture with text
 * and buttons; gold: a row; silver: a card without a picture; bronze: one line of text. The hotel's
 * own listing has no label (LIST-93). The name links to the details if they have a page;
 * `parentSlugs` are the slugs of its ancestors.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  parentSlugs,
  metres,
  first,
}: {
  listing: Category;
  parentSlugs: readonly string[];
  /** The distance from the hotel, if both have coordinates. */
  metres: number | undefined;
  /** Loads its picture eagerly. */
  first: boolean;
}) {
  const id = useId();
  const tier = tierOf(listing);
  const { name, summary } = cardText(listing);
  const segments = [...parentSlugs, listing.slug];
  const href = paths.details(hotelSlug, segments);
  const canOpenDetails = canOpen(href);
  const tierStyle = tier ?? 'plain';
  const hasPicture = tier !== 'silver' && tier !== 'bronze';
  return (
    <article className={`${styles.card} ${styles[tierStyle]}`} aria-labelledby={id}>
      {hasPicture && (
        <span className={styles.picture}>
          <Picture src={listing.image} sizes={PICTURE_SIZES[tier ?? 'platinum']} eager={first} />
        </span>
      )}
      <div className={styles.body}>
        {tier && !listing.own && (
          <p className={`${tierStyles.tier} ${tierStyles[tier]}`}>
            {text.tiers[tier]} <span>{text.sponsored}</span>
          </p>
        )}
        <h2 className={styles.name} id={id} dir="auto">
          {canOpenDetails ? (
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
          canOpenDetails && (
            <ChevronRight className={styles.chevron} size={22} strokeWidth={1.6} aria-hidden />
          )
        ) : (
          <div className={styles.foot}>
            <BookOrEnquire
              listing={listing}
              segments={segments}
              nameId={id}
              className={`${buttonClass(BUTTONS[tier ?? 'plain'], 'small')} ${styles.action}`}
            />
            <ContactLinks contact={listing} labels={text.contact} of={id} />
          </div>
        )}
      </div>
    </article>
  );
});
