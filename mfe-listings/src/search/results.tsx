import { useQuery } from '@foyer/shared/query';
import { AppLink } from '@foyer/shared/runtime';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { ChevronRight } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { cardWords } from '../cards/card-words.ts';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import { resultLink } from './result-link.ts';
import styles from './search.module.css';
import { foundQuery } from './search-queries.ts';
import type { Found } from './searcher.ts';
import { RESULTS } from './tree.ts';

/**
 * What fits the words so far; while the index is not there yet, boxes of its shape. Drawn when
 * nothing else is to do: a letter that is typed meanwhile comes first.
 */
export const Results = memo(function Results({
  words,
  indexedAt,
}: {
  words: string;
  indexedAt: number;
}) {
  const { data, isPlaceholderData } = useQuery(foundQuery(words, indexedAt));
  const found = useDeferredValue(data);
  if (!found) return <Waiting />;
  if (found.length === 0 && !isPlaceholderData) return <Nothing words={words} />;
  return (
    <>
      <p className={styles.count} role="status">
        {(found.length < RESULTS ? text.search.count : text.search.best)(found.length)}
      </p>
      <ul className={styles.results}>
        {found.map((entry) => (
          <li key={entry.category.id}>
            <Result found={entry} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Result = memo(function Result({ found }: { found: Found }) {
  const { category, above } = found;
  const where = above.map(({ name }) => name).join(' · ');
  const { name, summary } = cardWords(category);
  return (
    <AppLink className={styles.result ?? ''} {...resultLink(found)}>
      <span className={styles.picture}>
        <Picture src={category.image} sizes="64px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {where && (
          <span className={styles.where} dir="auto">
            {where}
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

function Nothing({ words }: { words: string }) {
  return (
    <>
      <p className={styles.nothing} role="status" dir="auto">
        {text.search.nothing(words)}
      </p>
      <Browse title={text.search.nothingHint} />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.results} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={88} />
      ))}
    </div>
  );
}
