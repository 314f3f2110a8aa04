import { AppLink, hotelSlug, useSession } from '@foyer/shared/runtime';
import { lazy, Suspense, useState } from 'react';
import { text } from '../text.ts';
import * as styles from './tides.module.css';

const TideTable = lazy(async () => ({ default: (await import('./tide-table.tsx')).TideTable }));

/** Shows the tides. */
export function Component() {
  const [seen, setSeen] = useState(0);
  const name = useSession(({ user }) => user?.name);
  return (
    <div className={styles.screen}>
      <h1>{text.heading}</h1>
      <p className={styles.greeting}>
        {text.greeting} {name}
      </p>
      <button type="button" onClick={() => setSeen(seen + 1)}>
        {text.seen} {seen}
      </button>
      <AppLink to={`/${hotelSlug}/dashboard/hotel`}>{text.home}</AppLink>
      {seen > 0 && (
        <Suspense fallback={<p>{text.waiting}</p>}>
          <TideTable />
        </Suspense>
      )}
    </div>
  );
}
