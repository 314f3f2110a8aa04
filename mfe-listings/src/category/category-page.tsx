import { failureOf } from '@foyer/shared/api/failure.ts';
import { useQuery } from '@foyer/shared/query';
import { page, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { RichText, useRichTextReady } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { shortName } from '../cards/card-text.ts';
import { categoryQuery, throwIfUnknown } from '../data/category-query.ts';
import { EmptyState } from '../empty/empty-state.tsx';
import { ServiceLinks } from '../services/service-links.tsx';
import { text } from '../text.ts';
import { CategoryCards, CategoryCardsSkeleton } from './category-cards.tsx';
import styles from './category-page.module.css';
import { TitleSkeleton } from './title-skeleton.tsx';

/** Renders a category and a card for each child. The name may be known before the data. */
export function CategoryPage({ slug }: { slug: string }) {
  const { category_name, timezone } = useHotel();
  const query = useQuery(categoryQuery(slug));
  const { data, isPending } = query;
  const ready = useRichTextReady(data?.description);
  const loading = useSkeleton(isPending || !ready);
  if (!data) throwIfUnknown(query.error);
  if (!data && !loading) return <ErrorCard heading="h1" {...failureOf(query, text.failed)} />;
  const name = data ? shortName(data.name) : category_name;
  return (
    <div className={styles.screen} aria-busy={loading}>
      <div className={styles.top}>
        <If condition={name} otherwise={<TitleSkeleton slug={slug} />}>
          <h1 dir="auto">{name}</h1>
        </If>
        {loading ? (
          <div className={styles.text}>
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
      <Updated of={[query]} zone={timezone} />
      {loading ? (
        <CategoryCardsSkeleton />
      ) : data?.children?.length ? (
        <CategoryCards
          category={slug}
          categories={data.children}
          end={<ServiceLinks category={data} />}
        />
      ) : (
        <EmptyState as="p" message={text.empty} />
      )}
    </div>
  );
}
