import { isNetwork, messageOf } from '@foyer/shared/api/error';
import { useQuery } from '@foyer/shared/query';
import { draftOf, queryClient } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { useDeferredValue, useState } from 'react';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { indexQuery } from './search-queries.ts';

/** What was searched last, so that Back leads from a result to the others; never in an address. */
const draft = draftOf('search');

/** Starts the index and does not wait for it. */
export function loader() {
  void queryClient.prefetchQuery(indexQuery());
  return null;
}

/** Finds what the hotel has as the guest types (LIST-30). */
export function Component() {
  const [typed, setTyped] = useState(() => draft.read().words ?? '');
  const { error, isFetching, refetch, dataUpdatedAt } = useQuery(indexQuery());
  // Each letter is drawn at once, what it finds after it.
  const words = useDeferredValue(typed).trim();
  const change = (value: string) => {
    setTyped(value);
    draft.write({ words: value });
  };
  return (
    <div className={styles.screen}>
      <h1>{text.search.heading}</h1>
      <SearchBox value={typed} onChange={change} />
      {error && !dataUpdatedAt ? (
        <ErrorCard
          text={messageOf(error, text.search.failed)}
          noAnswer={isNetwork(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : words ? (
        <Results words={words} indexedAt={dataUpdatedAt} />
      ) : (
        <Browse title={text.search.browse} />
      )}
    </div>
  );
}
