import { useLocation, useParams } from '@foyer/shared/router';
import * as z from '@foyer/shared/schema';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { useId, useMemo } from 'react';
import { shortName } from '../cards/card-text.ts';
import { Listings } from '../cards/listings.tsx';
import { DetailsState } from '../data/details-state.ts';
import { EmptyState } from '../empty/empty-state.tsx';
import { text } from '../text.ts';
import styles from './details.module.css';
import { ListingAbout } from './listing-about.tsx';

/** Loads the sanitiser; the data comes with the link's state. */
export const loader = () => loadSanitiser();

/** Renders a listing or its child from the link's state (LIST-13, LIST-14), or that there is none (LIST-15). */
export function Component() {
  const { state, pathname } = useLocation();
  const { categorySlug, subCategorySlug, childCategorySlug, subChildCategory } = useParams();
  const { data } = useMemo(() => z.safeParse(DetailsState, state), [state]);
  const segments = useMemo(
    () =>
      [categorySlug, subCategorySlug, childCategorySlug, subChildCategory].filter(
        (segment) => segment !== undefined,
      ),
    [categorySlug, subCategorySlug, childCategorySlug, subChildCategory],
  );
  return data ? (
    <DetailsPage key={pathname} listing={data} segments={segments} />
  ) : (
    <EmptyState as="h1" message={text.noDetails} />
  );
}

/** Renders a listing and its children. */
function DetailsPage({
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
        {shortName(listing.name)}
      </h1>
      <ListingAbout listing={listing} segments={segments} nameId={id} alone />
      {children.length > 0 && <Listings parentSlugs={segments} listings={children} />}
    </div>
  );
}
