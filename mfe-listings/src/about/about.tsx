import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page } from '@foyer/shared/runtime';
import { ContactLinks } from '@foyer/shared/ui/links/contact-links';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text';
import { Act } from '../act/act.tsx';
import { NAME_CHARACTERS } from '../cards/card-words.ts';
import type { DetailsState } from '../details/details-state.ts';
import { distanceText, metresBetween, pointOf } from '../distance/distance.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { text } from '../text.ts';
import styles from './about.module.css';

const PICTURE_SIZES =
  '(min-width: 960px) 540px, (min-width: 720px) calc(50vw - 34px), calc(100vw - 40px)';

/**
 * All that is known of a listing below its name: words, what can be done, whom to ask and where it
 * is; `alone` on its page, its picture too, else as little as leaves room for the listings below.
 * `of` is the id of its name.
 */
export function About({
  listing,
  segments,
  of,
  alone,
}: {
  listing: DetailsState;
  segments: readonly string[];
  of: string;
  alone: boolean;
}) {
  const { data: hotel } = useQuery(hotelQuery());
  const point = pointOf(listing);
  const home = pointOf(hotel);
  return (
    <div className={alone ? styles.alone : undefined}>
      {alone && listing.image && (
        <div className={styles.picture}>
          <Picture src={listing.image} sizes={PICTURE_SIZES} eager />
        </div>
      )}
      <div className={alone ? styles.about : `${styles.about} ${styles.above}`}>
        {listing.description && (
          <RichText
            html={listing.description}
            videoHosts={page.composition.video_hosts}
            headings={2}
          />
        )}
        <Act
          listing={listing}
          segments={segments}
          of={of}
          look={alone ? 'filled' : 'soft'}
          size={alone ? 'normal' : 'small'}
          className={styles.act}
        />
        <ContactLinks contact={listing} labels={text.contact} />
        {point && (
          <PlaceMap
            point={point}
            name={shortened(listing.name, NAME_CHARACTERS)}
            distance={home && distanceText(metresBetween(home, point))}
            compact={!alone}
          />
        )}
      </div>
    </div>
  );
}
