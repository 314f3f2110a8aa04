import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { useId } from 'react';
import { MAX_NAME_CHARACTERS } from '../cards/card-text.ts';
import { Listings } from '../cards/listings.tsx';
import type { DetailsState } from '../data/details-state.ts';
import styles from './details.module.css';
import { ListingAbout } from './listing-about.tsx';

/** Renders a listing and its children. */
export function DetailsPage({
  listing,
  segments,
}: {
  listing: DetailsState;
  segments: readonly string[];
}) {
  const id = useId();
  const children = listing.childrenData ?? [];
  return (
    <div className={styles.screen}>
      <h1 id={id} className={styles.title} dir="auto">
        {truncated(listing.name, MAX_NAME_CHARACTERS)}
      </h1>
      <ListingAbout listing={listing} segments={segments} nameId={id} alone />
      {children.length > 0 && <Listings parentSlugs={segments} listings={children} />}
    </div>
  );
}
