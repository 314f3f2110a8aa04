import { errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import { byOrder } from '@foyer/shared/hotel/order.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { useRichTextReady } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton.ts';
import { useId, useMemo } from 'react';
import { MAX_NAME_CHARACTERS } from '../cards/card-text.ts';
import { Listings } from '../cards/listings.tsx';
import { categoryQuery, completeChildOf, subCategoryQuery } from '../data/category-query.ts';
import { detailsOf } from '../data/details-state.ts';
import { ListingAbout } from '../details/listing-about.tsx';
import { text } from '../text.ts';
import styles from './listing-page.module.css';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { SubCategoryTiles } from './sub-category-tiles.tsx';

/** Renders a sub-category: tiles of its siblings, its description and its listings. */
export function ListingPage({ parentSlug, slug }: { parentSlug: string; slug: string }) {
  const id = useId();
  const { data: hotel } = useQuery(hotelQuery());
  const parent = useQuery(categoryQuery(parentSlug));
  const segments = useMemo(() => [parentSlug, slug], [parentSlug, slug]);
  const siblings = useMemo(() => byOrder(parent.data?.children ?? []), [parent.data]);
  const query = useQuery(subCategoryQuery(parentSlug, slug));
  const { error, isPending, isFetching, refetch } = query;
  // Only the category may be in the persisted cache.
  const data = query.data ?? (error ? completeChildOf(parent.data, slug) : undefined);
  const ready = useRichTextReady(data?.description);
  // Waits for the tiles, which would push down everything rendered before them.
  const loading = useSkeleton(isPending || parent.isPending || !ready);
  if (loading) return <ListingSkeleton slug={slug} name={data?.name} />;
  if (!data)
    return (
      <ErrorCard
        heading="h1"
        text={errorMessageOf(error, text.failed)}
        noResponse={isNetworkError(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  const listings = data.children ?? [];
  return (
    <div className={styles.screen}>
      <h1 id={id} className={styles.title} dir="auto">
        {truncated(data.name, MAX_NAME_CHARACTERS)}
      </h1>
      <Updated of={[parent, query]} zone={hotel?.timezone} className={styles.updated} />
      {siblings.length > 1 && (
        <SubCategoryTiles parent={parentSlug} categories={siblings} current={slug} />
      )}
      <div key={slug} className={listings.length > 0 ? styles.listed : styles.body}>
        <ListingAbout
          listing={detailsOf(data)}
          segments={segments}
          nameId={id}
          alone={listings.length === 0}
        />
        {listings.length > 0 && <Listings parentSlugs={segments} listings={listings} />}
      </div>
    </div>
  );
}
