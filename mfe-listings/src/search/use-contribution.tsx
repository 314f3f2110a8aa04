import { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { type AllContributed, Contributions } from '@foyer/shared/contributions/contributions.tsx';
import { hotelQuery, queryClient } from '@foyer/shared/runtime';
import { useCallback, useMemo, useState } from 'react';
import { text } from '../text.ts';
import { contentEntries } from './content-entries.ts';
import { contributedEntries } from './contributed-entry.ts';
import type { Contribution } from './search-client.ts';

const PENDING: AllContributed<SearchEntry> = { entries: [], isPending: true, failures: [] };

/** Adds the content pages and the hotel's synonyms to what other remotes contribute. */
function contributionOf({ entries, isPending, failures }: AllContributed<SearchEntry>) {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  const categories = hotel?.categories ?? [];
  const pages = contentEntries(categories.map(({ slug }) => slug));
  const own = pages.map((entry) => ({ ...entry, remote: 'mfe-listings' }));
  const contribution: Contribution = {
    entries: contributedEntries([...own, ...entries]),
    synonyms: hotel?.synonyms ?? [],
    changedAt: performance.now(),
  };
  return { contribution, isPending, failures };
}

/** Returns what search contains besides the category tree, once the component renders `collector`. */
export function useContribution() {
  const [{ failures, ...contributed }, setContributed] = useState(() => contributionOf(PENDING));
  const change = useCallback(
    (all: AllContributed<SearchEntry>) => setContributed(contributionOf(all)),
    [],
  );
  const failure = useMemo(() => {
    const [first] = failures;
    const onRetry = () => {
      for (const { retry } of failures) retry();
    };
    return first && { text: first.message ?? text.search.failed, onRetry };
  }, [failures]);
  const collector = <Contributions to="search" entry={SearchEntry} onChange={change} />;
  return { ...contributed, failure, collector };
}
