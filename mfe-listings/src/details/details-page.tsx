import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { useId } from 'react';
import { About } from '../about/about.tsx';
import { NAME_CHARACTERS } from '../cards/card-words.ts';
import { Listings } from '../listing/listings.tsx';
import styles from './details.module.css';
import type { DetailsState } from './details-state.ts';

/** A listing by itself, and what belongs to it. */
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
        {shortened(listing.name, NAME_CHARACTERS)}
      </h1>
      <About listing={listing} segments={segments} of={id} alone />
      {children.length > 0 && <Listings above={segments} listings={children} />}
    </div>
  );
}
