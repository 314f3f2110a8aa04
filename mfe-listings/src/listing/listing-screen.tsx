import { failureOf } from '@foyer/shared/api/failure.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { byOrder } from '@foyer/shared/hotel/categories.ts';
import { useQuery } from '@foyer/shared/query';
import { useParams } from '@foyer/shared/router';
import { queryClient, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { websiteHref } from '@foyer/shared/ui/links/links.ts';
import { useRichTextReady } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useId, useMemo } from 'react';
import { shortName } from '../cards/card-text.ts';
import { Listings } from '../cards/listings.tsx';
import { TitleSkeleton } from '../category/title-skeleton.tsx';
import {
  categoryQuery,
  categorySlugOf,
  completeChildOf,
  prefetchCategory,
  subCategoryQuery,
  throwIfUnknown,
} from '../data/category-query.ts';
import { tierOf } from '../data/listing-order.ts';
import { ListingAbout } from '../details/listing-about.tsx';
import { ServiceLinks } from '../services/service-links.tsx';
import { text } from '../text.ts';
import styles from './listing-page.module.css';
import { SubCategoryTiles } from './sub-category-tiles.tsx';

/** Prefetches the sub-category, its category and the sanitiser without waiting for them. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  void queryClient.prefetchQuery(categoryQuery(parent));
  void prefetchCategory(subCategoryQuery(parent, slug));
};

/** Renders a sub-category with its listings (LIST-05). */
export function Component() {
  const params = useParams();
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  return <ListingPage key={parent} parentSlug={parent} slug={slug} />;
}

/** Renders a sub-category: tiles of its siblings, its description and its listings. */
function ListingPage({ parentSlug, slug }: { parentSlug: string; slug: string }) {
  const id = useId();
  const { timezone } = useHotel();
  const parent = useQuery(categoryQuery(parentSlug));
  const segments = useMemo(() => [parentSlug, slug], [parentSlug, slug]);
  const siblings = useMemo(() => byOrder(parent.data?.children ?? []), [parent.data]);
  const query = useQuery(subCategoryQuery(parentSlug, slug));
  const { error, isPending } = query;
  // Only the category may be in the persisted cache.
  const data = query.data ?? (error ? completeChildOf(parent.data, slug) : undefined);
  const ready = useRichTextReady(data?.description);
  // Waits for the tiles, which would push down everything rendered before them.
  const loading = useSkeleton(isPending || parent.isPending || !ready);
  if (!data) throwIfUnknown(error);
  if (!loading && !data) return <ErrorCard heading="h1" {...failureOf(query, text.failed)} />;
  const listings = data?.children ?? [];
  return (
    <div className={styles.screen} aria-busy={loading}>
      {data ? (
        <h1 id={id} className={styles.title} dir="auto">
          {shortName(data.name)}
        </h1>
      ) : (
        <div className={styles.title}>
          <TitleSkeleton slug={slug} />
        </div>
      )}
      {loading || !data ? (
        <ListingSkeleton />
      ) : (
        <>
          <Updated of={[parent, query]} zone={timezone} className={styles.updated} />
          {siblings.length > 1 && (
            <SubCategoryTiles parent={parentSlug} categories={siblings} current={slug} />
          )}
          <div key={slug} className={listings.length > 0 ? styles.listed : styles.body}>
            <ListingAbout
              listing={data}
              segments={segments}
              nameId={id}
              alone={listings.length === 0}
              hasAction={!hasOwnEnquiry(data)}
            />
            {listings.length > 0 ? (
              <Listings
                parentSlugs={segments}
                listings={listings}
                end={<ServiceLinks category={data} />}
              />
            ) : (
              <ServiceLinks category={data} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Returns true if a listing's button already leads to an enquiry about the sub-category: its only
 * listing, or the one with its name (LIST-94).
 */
function hasOwnEnquiry({ name, children }: Category): boolean {
  const listings = children ?? [];
  return listings.some(
    (listing) =>
      (listings.length === 1 || listing.name === name) &&
      tierOf(listing) !== 'bronze' &&
      !websiteHref(listing.booking_link),
  );
}

/** Renders tiles and listings as boxes. */
function ListingSkeleton() {
  return (
    <>
      <div className={styles.waitingTiles}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} width="4.75rem" height="4.75rem" radius={22} />
        ))}
      </div>
      <div className={styles.listed}>
        <Skeleton height="3rem" />
        <Skeleton height={380} radius={18} />
      </div>
    </>
  );
}
