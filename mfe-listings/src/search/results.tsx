import { AppLink } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { memo, useDeferredValue } from 'react';
import { cardText } from '../cards/card-text.ts';
import { text } from '../text.ts';
import { MAX_RESULTS } from './category-tree.ts';
import { EntryResult } from './entry-result.tsx';
import { NoResults } from './no-results.tsx';
import { ResultInside, resultClass } from './result-row.tsx';
import styles from './search.module.css';
import type { CategoryResult, SearchResult } from './search-client.ts';
import { categoryLink } from './search-queries.ts';

/**
 * Renders the results, or boxes until the index is ready. The results are deferred, so that the
 * next typed letter is rendered first.
 */
export const Results = memo(function Results({
  searchText,
  results: latestResults,
  isPending,
  failure,
}: {
  searchText: string;
  results: SearchResult[] | undefined;
  /** True if more results may follow. */
  isPending: boolean;
  /** Set if something that search contains did not load. */
  failure: { text: string; onRetry: () => void } | undefined;
}) {
  const results = useDeferredValue(latestResults);
  if (!results || (results.length === 0 && isPending)) return <ResultsSkeleton />;
  if (results.length === 0)
    return failure ? <ErrorCard {...failure} /> : <NoResults searchText={searchText} />;
  return (
    <>
      <p className={styles.count} role="status">
        {(results.length < MAX_RESULTS ? text.search.count : text.search.best)(results.length)}
      </p>
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={'entry' in result ? result.entry.key : result.category.id}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Result = memo(function Result({ result }: { result: SearchResult }) {
  if ('entry' in result) return <EntryResult entry={result.entry} />;
  return <CategoryLink result={result} />;
});

function CategoryLink({ result }: { result: CategoryResult }) {
  const { category, ancestors } = result;
  const { name, summary } = cardText(category);
  return (
    <AppLink className={resultClass} {...categoryLink(result)}>
      <ResultInside
        sign={<Picture src={category.image} sizes="64px" />}
        name={name}
        path={ancestors.map((ancestor) => ancestor.name).join(' · ')}
        summary={
          summary && (
            <span className={styles.summary} dir="auto">
              {summary}
            </span>
          )
        }
        leads
      />
    </AppLink>
  );
}

function ResultsSkeleton() {
  return (
    <div className={styles.results} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={88} />
      ))}
    </div>
  );
}
