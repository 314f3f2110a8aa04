import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { For } from '@foyer/shared/templates/if-for.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { ChevronRight } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { cardText } from '../cards/card-text.ts';
import { text } from '../text.ts';
import { MAX_RESULTS } from './category-tree.ts';
import styles from './search.module.css';
import type { SearchResult } from './search-client.ts';
import { resultLink } from './search-queries.ts';

/**
 * Renders the results, or boxes until the index is ready. The results are deferred, so that the
 * next typed letter is rendered first.
 */
export const Results = memo(function Results({
  searchText,
  results: latestResults,
  isOutdated,
}: {
  searchText: string;
  results: SearchResult[] | undefined;
  /** True if the results are those of an earlier text. */
  isOutdated: boolean;
}) {
  const results = useDeferredValue(latestResults);
  if (!results || (results.length === 0 && isOutdated)) return <ResultsSkeleton />;
  if (results.length === 0) return <NoResults searchText={searchText} />;
  return (
    <>
      <p className={styles.count} role="status">
        {(results.length < MAX_RESULTS ? text.search.count : text.search.best)(results.length)}
      </p>
      <ul className={styles.results}>
        {results.map((entry) => (
          <li key={entry.category.id}>
            <Result result={entry} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Result = memo(function Result({ result }: { result: SearchResult }) {
  const { category, ancestors } = result;
  const path = ancestors.map(({ name }) => name).join(' · ');
  const { name, summary } = cardText(category);
  return (
    <AppLink className={styles.result ?? ''} {...resultLink(result)}>
      <span className={styles.picture}>
        <Picture src={category.image} sizes="64px" />
      </span>
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {path && (
          <span className={styles.path} dir="auto">
            {path}
          </span>
        )}
        {summary && (
          <span className={styles.summary} dir="auto">
            {summary}
          </span>
        )}
      </span>
      <ChevronRight size={18} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
});

function NoResults({ searchText }: { searchText: string }) {
  return (
    <>
      <p className={styles.noResults} role="status" dir="auto">
        {text.search.noResults(searchText)}
      </p>
      <Browse title={text.search.noResultsHint} />
    </>
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

/** Lists the hotel's categories as an alternative to search. */
export function Browse({ title }: { title: string }) {
  const { navigation } = useHotel();
  return (
    <section className={styles.browse}>
      <h2>{title}</h2>
      <ul>
        <For of={navigation}>
          {({ slug, name }) => (
            <li>
              <AppLink className={styles.category ?? ''} to={paths.category(hotelSlug, slug)}>
                <span dir="auto">{name}</span>
              </AppLink>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
