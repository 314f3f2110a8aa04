import { isNetwork, messageOf } from '@foyer/shared/api/error';
import { When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page, useSlots } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { RichText, useRichTextReady } from '@foyer/shared/ui/rich-text/rich-text';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import { NAME_CHARACTERS } from '../cards/card-words.ts';
import { categoryQuery } from '../data/category-query.ts';
import { PendingTitle } from '../pending/pending-title.tsx';
import { text } from '../text.ts';
import { CategoryCards } from './category-cards.tsx';
import styles from './category-page.module.css';
import { CategoryCardsSkeleton } from './category-skeleton.tsx';

/** A category's words and a card for each of its children. Its name may be known before it is. */
export function CategoryPage({ slug }: { slug: string }) {
  const { categoryName } = useSlots();
  const { data: hotel } = useQuery(hotelQuery());
  const query = useQuery(categoryQuery(slug));
  const { data, error, isPending, isFetching, refetch } = query;
  const ready = useRichTextReady(data?.description);
  const loading = useSkeleton(isPending || !ready);
  if (!data && !loading)
    return (
      <ErrorCard
        heading="h1"
        text={messageOf(error, text.failed)}
        noAnswer={isNetwork(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  const name = data ? shortened(data.name, NAME_CHARACTERS) : categoryName;
  return (
    <div className={styles.screen} aria-busy={loading}>
      <div className={styles.top}>
        <When holds={name} otherwise={<PendingTitle slug={slug} />}>
          <h1 dir="auto">{name}</h1>
        </When>
        {loading ? (
          <div className={styles.words}>
            <Skeleton />
          </div>
        ) : (
          data?.description && (
            <RichText
              html={data.description}
              videoHosts={page.composition.video_hosts}
              headings={2}
            />
          )
        )}
      </div>
      <Updated of={[query]} zone={hotel?.timezone} />
      {loading ? (
        <CategoryCardsSkeleton />
      ) : data?.children?.length ? (
        <CategoryCards category={slug} categories={data.children} />
      ) : (
        <p className={styles.empty}>{text.empty}</p>
      )}
    </div>
  );
}
