import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { useQuery } from '@foyer/shared/query';
import { draftOf, hotelQuery, queryClient } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { useFillAfterHydration } from '@foyer/shared/ui/fields/use-fill-after-hydration.ts';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useDeferredValue, useState } from 'react';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { categoryTreeQuery, indexQuery } from './search-queries.ts';

/** Stores the last search text, so that Back returns to the results; it is never in a URL. */
const draft = draftOf('search');
const lastSearchText = () => draft.read().searchText ?? '';

/** Prefetches the category tree without waiting for it. */
export function loader() {
  void queryClient.prefetchQuery(categoryTreeQuery());
  return null;
}

/** Searches the hotel's categories and listings as the guest types (LIST-30). */
export function Component() {
  const isHydrating = useHydration();
  const [typed, setTyped] = useState(() => (isHydrating ? '' : lastSearchText()));
  useFillAfterHydration(() => setTyped((current) => current || lastSearchText()));
  const { data: hotel } = useQuery(hotelQuery());
  const tree = useQuery(categoryTreeQuery());
  const index = useQuery(indexQuery(tree.data, tree.dataUpdatedAt));
  const source = tree.data === undefined ? tree : index;
  // Each letter is rendered at once, its results after it.
  const searchText = useDeferredValue(typed).trim();
  const change = (value: string) => {
    setTyped(value);
    draft.write({ searchText: value });
  };
  return (
    <div className={styles.screen}>
      <h1>{text.search.heading}</h1>
      <Updated of={[tree]} zone={hotel?.timezone} />
      <SearchBox value={typed} onChange={change} />
      {source.error && !index.data ? (
        <ErrorCard
          text={errorMessageOf(source.error, text.search.failed)}
          onRetry={() => void source.refetch()}
          busy={source.isFetching}
        />
      ) : searchText ? (
        <Results searchText={searchText} indexedAt={index.dataUpdatedAt} />
      ) : (
        <Browse title={text.search.browse} />
      )}
    </div>
  );
}
