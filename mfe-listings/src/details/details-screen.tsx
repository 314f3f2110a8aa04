import { useLocation, useParams } from '@foyer/shared/router';
import * as z from '@foyer/shared/schema';
import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { useId, useMemo } from 'react';
import { shortName } from '../cards/card-text.ts';
import { Listings } from '../cards/listings.tsx';
import { DetailsState } from '../data/details-state.ts';
import { text } from '../text.ts';
import styles from './details.module.css';
import { ListingAbout } from './listing-about.tsx';

/** Loads the sanitiser; the data comes with the link's state. */
export const loader = () => loadSanitiser();

/** Renders a listing or its child from the link's state (LIST-13, LIST-14). */
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
  return data ? <DetailsPage key={pathname} listing={data} segments={segments} /> : <NoDetails />;
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

/** Renders the page for a link without data (LIST-15); the back-bar leads on. */
function NoDetails() {
  return (
    <div className={styles.none}>
      <EmptyPicture />
      <h1>{text.noDetails}</h1>
    </div>
  );
}

function EmptyPicture() {
  return (
    <Illustration>
      <path d="M20 100h108" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M38 34h72v54H38z" />
      <path fill="#fff" d="M47 43h54v36H47z" />
      <path d="M58 34 74 18l16 16M54 72l14-14 10 9 8-7 10 12" />
      <circle cx="74" cy="16" r="3" fill="var(--hotel-secondary)" stroke="none" />
    </Illustration>
  );
}
