import { isNetwork, messageOf } from '@foyer/shared/api/error';
import { byOrder } from '@foyer/shared/hotel/order';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { useRichTextReady } from '@foyer/shared/ui/rich-text/rich-text';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import { useId, useMemo } from 'react';
import { About } from '../about/about.tsx';
import { NAME_CHARACTERS } from '../cards/card-words.ts';
import { categoryQuery, childOf, subCategoryQuery } from '../data/category-query.ts';
import { detailsOf } from '../details/details-state.ts';
import { text } from '../text.ts';
import { Tiles } from '../tiles/tiles.tsx';
import styles from './listing-page.module.css';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { Listings } from './listings.tsx';

/** The sub-categories beside this one, what this one is, and the listings in it. */
export function ListingPage({ parentSlug, slug }: { parentSlug: string; slug: string }) {
  const id = useId();
  const { data: hotel } = useQuery(hotelQuery());
  const parent = useQuery(categoryQuery(parentSlug));
  const segments = useMemo(() => [parentSlug, slug], [parentSlug, slug]);
  const siblings = useMemo(() => byOrder(parent.data?.children ?? []), [parent.data]);
  const query = useQuery(subCategoryQuery(parentSlug, slug));
  const { error, isPending, isFetching, refetch } = query;
  // Kept may be the category alone.
  const data = query.data ?? (error ? childOf(parent.data, slug) : undefined);
  const ready = useRichTextReady(data?.description);
  // The tiles stand above all else: what came before them would be pushed down.
  const loading = useSkeleton(isPending || parent.isPending || !ready);
  if (loading) return <ListingSkeleton slug={slug} name={data?.name} />;
  if (!data)
    return (
      <ErrorCard
        heading="h1"
        text={messageOf(error, text.failed)}
        noAnswer={isNetwork(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  const listings = data.children ?? [];
  return (
    <div className={styles.screen}>
      <h1 id={id} className={styles.title} dir="auto">
        {shortened(data.name, NAME_CHARACTERS)}
      </h1>
      <Updated of={[parent, query]} zone={hotel?.timezone} className={styles.updated} />
      {siblings.length > 1 && <Tiles parent={parentSlug} categories={siblings} current={slug} />}
      <div key={slug} className={listings.length > 0 ? styles.listed : styles.body}>
        <About
          listing={detailsOf(data)}
          segments={segments}
          of={id}
          alone={listings.length === 0}
        />
        {listings.length > 0 && <Listings above={segments} listings={listings} />}
      </div>
    </div>
  );
}
