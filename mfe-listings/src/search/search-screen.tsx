import { failureOf } from '@foyer/shared/api/failure.ts';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { contributions, draftOf, queryClient, useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import { useFillAfterHydration } from '@foyer/shared/ui/fields/field-hydration.ts';
import { TextInput } from '@foyer/shared/ui/fields/text-input.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { X } from 'lucide-react';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { categoryTreeQuery, resultsQuery } from './search-queries.ts';
import { useContribution } from './use-contribution.tsx';

/** Stores the last search text, so that Back returns to the results; it is never in a URL. */
const draft = draftOf('search');
const lastSearchText = () => draft.read().searchText ?? '';

/** Prefetches the category tree and the code of other remotes for search, without waiting. */
export function loader() {
  void queryClient.prefetchQuery(categoryTreeQuery());
  contributions.to('search').prefetch();
}

/** Searches the hotel's categories, and what remotes contribute, as the guest types (LIST-30, LIST-80). */
export function Component() {
  const isHydrating = useHydration();
  const [typed, setTyped] = useState(() => (isHydrating ? '' : lastSearchText()));
  useFillAfterHydration(() => setTyped((current) => current || lastSearchText()));
  const { timezone } = useHotel();
  const { key } = useLocation();
  const tree = useQuery(categoryTreeQuery());
  const { contribution, collector, ...contributed } = useContribution();
  // Each letter is rendered at once, its results after it.
  const searchText = useDeferredValue(typed).trim();
  // Before anything is typed, the tree is indexed.
  const results = useQuery(resultsQuery(tree.data, tree.dataUpdatedAt, contribution, searchText));
  const source = tree.data === undefined ? tree : results;
  const hasFailed = Boolean(source.error && (source === tree || !results.data));
  const hasResults = Boolean(results.data?.length);
  const change = (value: string) => {
    setTyped(value);
    draft.write({ searchText: value });
  };
  return (
    <div className={styles.screen}>
      {collector}
      <div className={styles.column}>
        <h1>{text.search.heading}</h1>
        <Updated of={[tree]} zone={timezone} />
        {/* The header's link to this screen focuses the field again. */}
        <SearchBox key={key} value={typed} onChange={change} />
        {hasFailed && <ErrorCard {...failureOf(source, text.search.failed)} noResponse={false} />}
        {searchText && (hasResults || !hasFailed) && (
          <Results
            searchText={searchText}
            results={results.data}
            isPending={results.isPlaceholderData || tree.isPending || contributed.isPending}
            failure={contributed.failure}
          />
        )}
        {!searchText && !hasFailed && <Browse title={text.search.browse} />}
      </div>
    </div>
  );
}

/** The longest search text, in characters. */
const MAX_LENGTH = 120;

/** Renders the search field. Enter only closes the keyboard, because nothing is submitted. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  function closeKeyboard(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
  }
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <search>
      <form method="dialog" onSubmit={closeKeyboard}>
        <TextInput
          id="search-text"
          ref={input}
          type="search"
          label={text.search.label}
          placeholder={text.search.placeholder}
          value={value}
          onChange={onChange}
          // Typing replaces the last search text, as in a browser's address bar.
          onFocus={(event) => event.target.select()}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          dir="auto"
          end={
            value && (
              <IconButton label={text.search.clear} onClick={clear}>
                <X size={20} strokeWidth={1.6} aria-hidden />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
