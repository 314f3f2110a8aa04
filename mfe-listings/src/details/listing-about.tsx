import { page } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { ContactLinks } from '@foyer/shared/ui/links/contact-links.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { BookOrEnquire } from '../cards/book-or-enquire.tsx';
import { shortName } from '../cards/card-text.ts';
import type { DetailsState } from '../data/details-state.ts';
import { pointOf } from '../location/distance.ts';
import { PlaceMap } from '../location/place-map.tsx';
import { text } from '../text.ts';
import styles from './listing-about.module.css';

const PICTURE_SIZES =
  '(min-width: 960px) 644px, (min-width: 720px) calc(50vw - 34px), calc(100vw - 40px)';

/**
 * Shows a listing's description, action, contacts and map below its name. `alone` on its page it
 * adds the picture; otherwise it is compact and leaves space for the listings below. `hasAction`
 * is false if another button of the page asks about the same. `nameId` is the element id of the name.
 */
export function ListingAbout({
  listing,
  segments,
  nameId,
  alone,
  hasAction = true,
}: {
  listing: Omit<DetailsState, 'category' | 'childrenData'>;
  segments: readonly string[];
  nameId: string;
  alone: boolean;
  hasAction?: boolean;
}) {
  const point = pointOf(listing);
  const picture = alone && listing.image;
  const layout = alone ? !picture && point && styles.mapped : styles.above;
  return (
    <div className={alone ? styles.alone : undefined}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture} sizes={PICTURE_SIZES} eager />
        </div>
      )}
      <div className={layout ? `${styles.about} ${layout}` : styles.about}>
        {listing.description && (
          <RichText
            html={listing.description}
            videoHosts={page.composition.video_hosts}
            headings={2}
          />
        )}
        {hasAction && (
          <BookOrEnquire
            listing={listing}
            segments={segments}
            nameId={nameId}
            className={`${alone ? buttonClass() : buttonClass('soft', 'small')} ${styles.action}`}
          />
        )}
        <ContactLinks contact={listing} labels={text.contact} />
        {point && <PlaceMap point={point} name={shortName(listing.name)} compact={!alone} />}
      </div>
    </div>
  );
}
