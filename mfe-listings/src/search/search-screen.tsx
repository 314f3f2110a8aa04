import { messageOf } from '@foyer/shared/api/error';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { useQuery } from '@foyer/shared/query';
import { draftOf, hotelQuery, queryClient } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { useFilledLate } from '@foyer/shared/ui/fields/use-filled-late';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { useDeferredValue, useState } from 'react';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { indexQuery, treeQuery } from './search-queries.ts';

/** What was searched last, so that Back leads from a result to the others; never in an address. */
const draft = draftOf('search');
const searched = () => draft.read().words ?? '';

/** Starts what is searched and does not wait for it. */
export function loader() {
  void queryClient.prefetchQuery(treeQuery());
  return null;
}

/** Finds what the hotel has as the guest types (LIST-30). */
export function Component() {
  const takeover = useTakeover();
  const [typed, setTyped] = useState(() => (takeover ? '' : searched()));
  useFilledLate(() => setTyped((early) => early || searched()));
  const { data: hotel } = useQuery(hotelQuery());
  const tree = useQuery(treeQuery());
  const index = useQuery(indexQuery(tree.data, tree.dataUpdatedAt));
  const source = tree.data === undefined ? tree : index;
  // Each letter is drawn at once, what it finds after it.
  const words = useDeferredValue(typed).trim();
  const change = (value: string) => {
    setTyped(value);
    draft.write({ words: value });
  };
  return (
    <div className={styles.screen}>
      <h1>{text.search.heading}</h1>
      <Updated of={[tree]} zone={hotel?.timezone} />
      <SearchBox value={typed} onChange={change} />
      {source.error && !index.data ? (
        <ErrorCard
          text={messageOf(source.error, text.search.failed)}
          onRetry={() => void source.refetch()}
          busy={source.isFetching}
        />
      ) : words ? (
        <Results words={words} indexedAt={index.dataUpdatedAt} />
      ) : (
        <Browse title={text.search.browse} />
      )}
    </div>
  );
}
